// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseTestSupport

/// A generator that creates random pages and changes them at random.
///
/// ```swift
/// var generator = PageGenerator(seed: 7)
/// var page = generator.page()
/// for _ in 0..<100 {
///   generator.change(&page)
///   table.driver.sections = page.tableSections(log: log)
///   table.driver.flush()
/// }
/// ```
package struct PageGenerator: Sendable {
  /// The source of randomness.
  ///
  /// A test may also use it, so that one seed determines all decisions.
  package var random: SeededGenerator
  /// The maximum number of sections of a new page.
  package var sectionLimit = 4
  /// The maximum number of rows of a new section.
  package var rowLimit = 8
  package var kinds = RandomSection.Kind.allCases
  /// True to sometimes repeat ids and use negative heights, which the driver corrects.
  package var isCareless = false
  private var lastNumber = 0

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }
}

extension PageGenerator {
  package mutating func page() -> RandomPage {
    var page = RandomPage()
    page.title = random.below(4)
    for _ in 0..<random.below(sectionLimit + 1) { page.sections.append(section()) }
    return page
  }

  package mutating func section() -> RandomSection {
    let rows = (0..<random.below(rowLimit + 1)).map { _ in row() }
    return RandomSection(
      id: random.once(in: 3) ? nil : number(),
      header: random.once(in: 2) ? 0 : text(),
      footer: random.once(in: 4) ? text() : 0,
      style: random.once(in: 4) ? style() : 0,
      state: random.once(in: 10) ? state() : .content,
      kind: kinds[random.below(kinds.count)], moves: randomMoves(), rows: rows)
  }

  package mutating func row() -> RandomRow {
    RandomRow(
      number: number(), kind: RandomRow.Kind.allCases[random.below(RandomRow.Kind.allCases.count)],
      text: text(),
      value: random.below(3), isOn: random.once(in: 2), height: height(),
      look: random.once(in: 4) ? random.below(64) : 0)
  }

  /// Returns a random number for an id.
  mutating func number() -> Int {
    if isCareless, random.once(in: 4) { return 1 + random.below(6) }
    lastNumber += 1
    return lastNumber
  }

  mutating func text() -> Int { 1 + random.below(RandomText.count - 1) }

  mutating func style() -> Int { random.below(isCareless ? 5 : 4) }

  mutating func state() -> RandomSection.State {
    let states = RandomSection.State.allCases
    return states[random.below(states.count)]
  }

  mutating func randomMoves() -> RandomSection.Moves {
    guard random.once(in: 3) else { return .none }
    return random.once(in: 3) ? .within : .between
  }

  mutating func height() -> RandomRow.Height {
    if random.once(in: 8) { return .fixed }
    return isCareless && random.once(in: 8) ? .negative : .inherited
  }
}
