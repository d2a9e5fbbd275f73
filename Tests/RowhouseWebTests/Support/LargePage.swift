// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting

/// The model of a page with some large sections, which changes at random.
@Observable
@MainActor
final class LargePage {
  struct Datum: Hashable, Sendable {
    let number: Int
    var text: String
  }

  /// The data of each section, by the section's number.
  var sections: [(id: Int, data: [Datum])] = []
  /// The texts of rows whose display handler was called, and whose end handler was not.
  @ObservationIgnored private(set) var displayed: Set<String> = []
  @ObservationIgnored private(set) var mistakes: [String] = []
  @ObservationIgnored private var random: SeededGenerator
  @ObservationIgnored private var last = 0

  /// Creates sections with these numbers of rows.
  init(seed: UInt64 = 0, _ counts: [Int]) {
    random = SeededGenerator(seed: seed)
    sections = counts.enumerated().map { ($0, fresh($1)) }
  }
}

extension LargePage {
  /// Returns a number of new rows.
  func fresh(_ count: Int) -> [Datum] {
    defer { last += count }
    return (last..<(last + count)).map { Datum(number: $0, text: "row") }
  }

  /// Makes a random change, and returns its description.
  func change() -> String {
    guard !sections.isEmpty else { return insertSection() }
    let section = random.below(sections.count)
    let count = sections[section].data.count
    let position = random.below(count + 1)
    switch random.below(9) {
    case 0, 1:
      let new = fresh([1, 3, 60, 250][random.below(4)])
      sections[section].data.insert(contentsOf: new, at: random.below(2) == 0 ? 0 : position)
      return "insert \(new.count) in \(section)"
    case 2, 3:
      let length = min(count - position, [1, 5, 150, 300][random.below(4)])
      sections[section].data.removeSubrange(position..<(position + length))
      return "delete \(length) at \(position) of \(section)"
    case 4 where count > 1:
      for _ in 0..<3 { sections[section].data.swapAt(random.below(count), random.below(count)) }
      return "swap in \(section)"
    case 5 where count > 0:
      let other = random.below(sections.count)
      let datum = sections[section].data.remove(at: min(position, count - 1))
      sections[other].data.insert(datum, at: random.below(sections[other].data.count + 1))
      return "move \(datum.number) from \(section) to \(other)"
    case 6 where sections.count > 1:
      sections.swapAt(section, random.below(sections.count))
      return "move section \(section)"
    case 7:
      if sections.count < 3 { return insertSection() }
      sections.remove(at: section)
      return "delete section \(section)"
    default:
      for index in sections[section].data.indices where index % 7 == position % 7 {
        sections[section].data[index].text += "!"
      }
      return "update in \(section)"
    }
  }

  private func insertSection() -> String {
    let number = 10 + random.below(100)
    guard !sections.contains(where: { $0.id == number }) else { return "nothing" }
    sections.insert((number, fresh(random.below(400))), at: random.below(sections.count + 1))
    return "insert section"
  }

  /// Returns a scroll event as a browser sends it.
  ///
  /// - Parameter start: A closure that returns the first row in a section's slice.
  /// - Returns: The event, or `nil` if the page has no section.
  func scroll(from start: (Int) -> Int) -> String? {
    guard let section = sections.indices.randomElement(using: &random) else { return nil }
    let (id, data) = sections[section]
    let pin = random.below(2) == 0 ? "/\(random.below(data.count + 1))" : ""
    let count = random.below(2) == 0 ? 200 : 100
    return "rows/i\(id)/\(random.below(data.count + 1))/\(count)/\(start(section))\(pin)"
  }

  fileprivate func note(_ row: String, isDisplayed: Bool) {
    let isRight = isDisplayed ? displayed.insert(row).inserted : displayed.remove(row) != nil
    if !isRight { mistakes.append("\(row) was told twice that it is displayed: \(isDisplayed)") }
  }
}

/// A large page in which each second section consists of plain rows.
struct LargeTablePage: TablePage {
  let model: LargePage
  var followsEnd = false

  var title: String { "Large" }

  var sections: [TableSection] {
    for (id, data) in model.sections {
      if id.isMultiple(of: 2) {
        TableSection(data, id: \.number) { row($0, in: id) }.id(id)
      } else {
        TableSection { Rows(data, id: \.number) { row($0, in: id) } }.id(id)
      }
    }
  }

  private func row(_ datum: LargePage.Datum, in section: Int) -> AnyRow {
    Row("\(datum.number) \(datum.text)").onSelect {}
      .onWillDisplay { [model] in model.note("\(datum.number)", isDisplayed: true) }
      .onDidEndDisplaying { [model] in model.note("\(datum.number)", isDisplayed: false) }
      .row
  }
}
