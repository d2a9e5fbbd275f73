// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Style cascade")
struct CascadeTests {
  /// The theme above all overrides, with the defaults of every property.
  private static let theme = Theme(name: "default")

  /// The seed, which each failure prints.
  static let seed: UInt64 = 20_260_301

  /// Returns the names of the properties with different values.
  private func differences(_ one: ResolvedStyle, _ two: ResolvedStyle) -> [String] {
    zip(Mirror(reflecting: one).children, Mirror(reflecting: two).children).compactMap {
      String(reflecting: $0.value) == String(reflecting: $1.value) ? nil : $0.label
    }
  }

  @Test("The list of properties is complete")
  func complete() {
    let names = StyleProperty.all.map(\.name)
    #expect(Mirror(reflecting: ResolvedStyle()).children.map { $0.label ?? "" } == names)
    var overrides = StyleOverrides()
    for property in StyleProperty.all { property.set(&overrides, 1) }
    #expect(Mirror(reflecting: overrides).children.map { $0.label ?? "" } == names)
  }

  @Test("Setting a property changes no other", arguments: StyleProperty.all)
  func own(_ property: StyleProperty) {
    var overrides = StyleOverrides()
    property.set(&overrides, 1)
    #expect(Mirror(reflecting: overrides).children.map(\.label) == [property.name])
    #expect(StyleProperty.all.filter { $0.isSet(overrides) }.map(\.name) == [property.name])
    let style = ResolvedStyle().applying(overrides)
    #expect(differences(ResolvedStyle(), style) == [property.name])
  }

  @Test("A row's value takes precedence over section, page and theme", arguments: StyleProperty.all)
  func order(_ property: StyleProperty) {
    // Each level may set its own value: 16 combinations.
    for levels in 0..<16 {
      var style = ResolvedStyle()
      var (page, section, row) = (StyleOverrides(), StyleOverrides(), StyleOverrides())
      if levels & 1 != 0 { property.setTheme(&style, 1) }
      if levels & 2 != 0 { property.set(&page, 2) }
      if levels & 4 != 0 { property.set(&section, 3) }
      if levels & 8 != 0 { property.set(&row, 4) }
      let winner = [8: 4, 4: 3, 2: 2, 1: 1].filter { levels & $0.key != 0 }.values.max()
      let theme = Theme(name: "test", style: style)
      let resolved = theme.resolve(page: page, section: section, row: row)
      #expect(
        property.has(resolved, winner),
        "\(property.name), levels \(levels): \(resolved) instead of sample \(winner ?? 0)")
    }
  }

  @Test("Clearing an override restores the value of the level above", arguments: StyleProperty.all)
  func restoring(_ property: StyleProperty) {
    var (page, section, row) = (StyleOverrides(), StyleOverrides(), StyleOverrides())
    property.set(&page, 1)
    property.set(&section, 2)
    property.set(&row, 3)
    func has(_ sample: Int?) -> Bool {
      property.has(Self.theme.resolve(page: page, section: section, row: row), sample)
    }
    #expect(has(3))
    property.clear(&row)
    #expect(has(2) && row.isEmpty && row == StyleOverrides())
    property.clear(&section)
    #expect(has(1))
    property.clear(&page)
    #expect(has(nil))
    property.clear(&page)
    #expect(page.isEmpty)
  }

  @Test("Empty overrides change no property")
  func identity() {
    #expect(Self.theme.resolve() == ResolvedStyle())
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<200 {
      let style = ResolvedStyle().applying(random.overrides())
      #expect(style.applying(StyleOverrides()) == style, "seed \(Self.seed), round \(round)")
    }
  }

  @Test("Applying overrides twice is the same as once, and the last level wins")
  func idempotence() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<200 {
      let (one, two) = (random.overrides(), random.overrides())
      let style = ResolvedStyle().applying(one)
      #expect(style.applying(one) == style, "seed \(Self.seed), round \(round)")
      var both = one
      for property in StyleProperty.all where property.isSet(two) { property.copy(&both, two) }
      #expect(
        style.applying(two) == ResolvedStyle().applying(both),
        "seed \(Self.seed), round \(round): \(one) then \(two)")
    }
  }

  @Test("Sets and clears at random levels agree with a model of four dictionaries")
  func model() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<60 {
      var levels = [StyleOverrides](repeating: StyleOverrides(), count: 3)
      var model = [[String: Int]](repeating: [:], count: 3)
      for step in 0..<80 {
        let property = StyleProperty.all.randomElement(using: &random) ?? StyleProperty.all[0]
        let level = Int.random(in: 0..<3, using: &random)
        if Bool.random(using: &random) {
          let sample = Int.random(in: 0..<100, using: &random)
          property.set(&levels[level], sample)
          model[level][property.name] = sample
        } else {
          property.clear(&levels[level])
          model[level][property.name] = nil
        }
        let style = Self.theme.resolve(page: levels[0], section: levels[1], row: levels[2])
        let wrong = StyleProperty.all.filter {
          !$0.has(style, model[2][$0.name] ?? model[1][$0.name] ?? model[0][$0.name])
        }
        #expect(
          wrong.isEmpty, "seed \(Self.seed), round \(round), step \(step): \(wrong.map(\.name))")
      }
    }
  }

  /// In SJStaticTableView, a section changes only the picture size of its first row (weakness S1).
  @Test("A section's picture size applies to every row", arguments: [0, 1, 2, 1_000])
  func everyRow(count: Int) {
    var section = StyleOverrides()
    section.imageSize = .fixed(.square(40))
    let rows = [StyleOverrides](repeating: StyleOverrides(), count: count)
    let sizes = rows.map {
      Self.theme.resolve(section: section, row: $0).imageSize
    }
    #expect(sizes == [ImageSizing](repeating: .fixed(.square(40)), count: count))
  }

  /// In SJStaticTableView, it does not apply to rows added later either, and it replaces a row's
  /// own size.
  @Test("A section's size and a row's own size can be set in either order")
  func customized() {
    var (section, row) = (StyleOverrides(), StyleOverrides())
    row.imageSize = .fixed(.square(20))
    section.imageSize = .fixed(.square(60))
    let style = Self.theme.resolve(section: section, row: row)
    #expect(style.imageSize == .fixed(.square(20)))
    row.imageSize = nil
    let later = Self.theme.resolve(section: section, row: row)
    #expect(later.imageSize == .fixed(.square(60)))
  }
}
