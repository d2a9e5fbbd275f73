// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import Testing

/// A random picker with a page, and a search in it.
private struct PickerCase: Sendable {
  static let words = [
    "Ålesund", "aleppo", "São", "PAULO", "New", "York", "Zürich", "zug", "北京", "京都", "Łódź", "x",
    "Çorum", "Île", "Ø", "ñandú", "12", "2",
  ]

  var groups: [OptionGroup<Int>] = []
  var titles: [String] = []
  var value: Int?
  var none: String?
  var query: String

  init(_ random: inout SeededGenerator) {
    func text(_ words: Int) -> String {
      (0..<words).map { _ in Self.words[random.below(Self.words.count)] }
        .joined(separator: random.once(in: 4) ? "-" : " ")
    }
    for group in 0..<random.below(4) {
      let first = titles.count
      for _ in 0..<random.below(16) { titles.append(text(1 + random.below(3))) }
      var options = OptionGroup(Array(first..<titles.count))
      if !random.once(in: 3) { options.title = "Group \(group)" }
      groups.append(options)
    }
    none = random.once(in: 2) ? text(1) : nil
    // Sometimes one that is not among the options, which has a title, too.
    titles.append(text(2))
    value = none != nil && random.once(in: 4) ? nil : random.below(titles.count)
    let typed = text(1 + random.below(2))
    let start = typed.index(typed.startIndex, offsetBy: random.below(2))
    query = random.once(in: 5) ? " " : String(typed[start...].prefix(1 + random.below(5)))
  }

  private func finds(_ title: String, _ query: String) -> Bool {
    func folded(_ text: String) -> String {
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        .replacingOccurrences(of: "ł", with: "l").replacingOccurrences(of: "ø", with: "o")
    }
    return folded(query).split(separator: " ").allSatisfy { folded(title).contains($0) }
  }

  /// Returns the titles of the rows and headers that a search finds, in order.
  func found(_ query: String) -> [String] {
    var lines: [String] = []
    if let none, finds(none, query) { lines.append(none + (value == nil ? " ✓" : "")) }
    if let value, value == titles.count - 1, finds(titles[value], query) {
      lines.append("\(titles[value]) ✓")
    }
    for group in groups {
      let found = group.values.filter { finds(titles[$0], query) }
      if found.isEmpty { continue }
      if let title = group.title { lines.append("# \(title)") }
      lines += found.map { titles[$0] + ($0 == value ? " ✓" : "") }
    }
    return lines
  }
}

extension PickerCase {
  /// Returns the row of the picker.
  @MainActor
  func row(_ onChange: @escaping @MainActor (Int?) -> Void) -> PickerRow {
    let titles = titles
    if let none {
      return PickerRow(
        "Picker", value: value, groups: groups, none: none, title: { titles[$0] },
        onChange: onChange
      ).pickerStyle(.page)
    }
    return PickerRow(
      "Picker", value: value ?? 0, groups: groups, title: { titles[$0] }, onChange: onChange
    ).pickerStyle(.page)
  }
}

@MainActor
@Suite("Pages of random pickers")
struct PickerPageLawTests {
  @Test("A search shows the rows of the reference, and a row chooses its option")
  func search() throws {
    for seed in UInt64(1)...400 {
      var random = SeededGenerator(seed: seed)
      let picker = PickerCase(&random)
      var told: [Int?] = []
      let test = PageTest(DrawnPage("Law") { TableSection { picker.row { told.append($0) } } })
      try test.tap("Picker")
      let hasSearch = picker.groups.reduce(0) { $0 + $1.values.count } > 20
      let field = test.page.indexPath(ofRow: ItemID("search field"))
      #expect((field != nil) == hasSearch, "seed \(seed)")
      if hasSearch { try test.type(picker.query, into: .id("search field")) }
      let found = picker.found(hasSearch ? picker.query : "")
      #expect(lines(of: test.page) == found, "seed \(seed), query \(picker.query)")
      let offered = test.page.sections.indices.flatMap { section in
        (0..<test.page.sections[section].rowCount)
          .map { RowIndexPath(section: section, row: $0) }
      }
      .filter { test.page.row(at: $0)?.role != nil && test.page.row(at: $0)?.isDisabled == false }
      if offered.isEmpty { continue }
      let chosen = offered[random.below(offered.count)]
      let title = test.page.row(at: chosen)?.texts.first
      try test.tap(.at(chosen))
      #expect(test.titles == ["Law"] && told.count == 1, "seed \(seed)")
      let value = told.first ?? nil
      #expect((value.map { picker.titles[$0] } ?? picker.none) == title, "seed \(seed)")
      #expect(test.diagnostics.isEmpty, "seed \(seed)")
    }
  }

  private func lines(of page: PageSnapshot) -> [String] {
    page.sections.enumerated().flatMap { position, section -> [String] in
      let rows = (0..<section.rowCount).compactMap { row in
        page.row(at: RowIndexPath(section: position, row: row))
      }
      let options = rows.filter { $0.role != nil }
      let lines = options.map { row in
        row.texts[0] + (row.accessory == .checkmark ? " ✓" : "")
      }
      return section.header.texts.map { "# \($0)" } + lines
    }
  }
}
