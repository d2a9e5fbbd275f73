// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Makes random pages, and changes them at random.
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
public struct PageGenerator: Sendable {
  /// The source of chance; use it too, and one seed says all of a test.
  public var random: SeededGenerator
  /// The most sections of a new page.
  public var sectionLimit = 4
  /// The most rows of a new section.
  public var rowLimit = 8
  /// The ways in which the rows of a new section are written.
  public var kinds = RandomSection.Kind.allCases
  /// Whether ids repeat and heights are wrong now and then, which is reported and put right.
  public var isCareless = false
  private var lastNumber = 0

  /// A generator that starts from a seed.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }
}

extension PageGenerator {
  /// A new page.
  public mutating func page() -> RandomPage {
    var page = RandomPage()
    page.title = random.below(4)
    for _ in 0..<random.below(sectionLimit + 1) { page.sections.append(section()) }
    return page
  }

  /// A new section.
  public mutating func section() -> RandomSection {
    var rows: [RandomRow] = []
    let count = random.below(rowLimit + 1)
    rows.reserveCapacity(count + 1)
    for _ in 0..<count { rows.append(row()) }
    return RandomSection(
      id: random.once(in: 3) ? nil : number(),
      header: random.once(in: 2) ? 0 : text(),
      footer: random.once(in: 4) ? text() : 0,
      style: random.once(in: 4) ? style() : 0,
      state: random.once(in: 10) ? state() : .content,
      kind: kinds[random.below(kinds.count)], isReorderable: random.once(in: 4), rows: rows)
  }

  /// A new row.
  public mutating func row() -> RandomRow {
    RandomRow(
      number: number(), kind: RandomRow.Kind.allCases[random.below(RandomRow.Kind.allCases.count)],
      text: text(),
      value: random.below(3), isOn: random.once(in: 2), height: height(),
      look: random.once(in: 4) ? random.below(8) : 0)
  }

  /// A number for an id.
  mutating func number() -> Int {
    if isCareless, random.once(in: 4) { return 1 + random.below(6) }
    lastNumber += 1
    return lastNumber
  }

  mutating func text() -> Int { 1 + random.below(RandomText.count - 1) }

  mutating func style() -> Int { random.below(isCareless ? 5 : 4) }

  mutating func state() -> RandomSection.State {
    RandomSection.State.allCases[random.below(5)]
  }

  mutating func height() -> RandomRow.Height {
    if random.once(in: 8) { return .fixed }
    return isCareless && random.once(in: 8) ? .negative : .inherited
  }
}
