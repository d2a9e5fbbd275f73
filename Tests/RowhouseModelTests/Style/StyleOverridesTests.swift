// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Style overrides")
struct StyleOverridesTests {
  /// The seed, which each failure prints.
  static let seed: UInt64 = 20_260_302

  @Test("Overrides have the size of one word")
  func size() {
    #expect(MemoryLayout<StyleOverrides>.size == 8)
    #expect(MemoryLayout<StyleOverrides?>.size == 8)
  }

  @Test("Properties are written through key paths")
  func keyPaths() {
    var overrides = StyleOverrides()
    overrides[keyPath: \.titleFont] = .system(size: 8)
    let path: WritableKeyPath<StyleOverrides, ImageSizing?> = \.valueImageSize
    overrides[keyPath: path] = .natural
    #expect(overrides.titleFont == .system(size: 8))
    #expect(overrides.valueImageSize == .natural)
    #expect(!overrides.isEmpty)
  }

  @Test("A copy keeps its values when the original changes")
  func values() {
    var one = StyleOverrides()
    one.margin = 20
    var two = one
    two.margin = 30
    two.tint = .hex(0xFF0000)
    #expect(one.margin == 20 && one.tint == nil)
    one.margin = nil
    #expect(one.isEmpty && two.margin == 30)
  }

  @Test("Copies never share a change")
  func valueLaw() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<200 {
      let original = random.overrides()
      let style = ResolvedStyle().applying(original)
      var copy = original
      for property in StyleProperty.all {
        if Bool.random(using: &random) { property.set(&copy, 7) } else { property.clear(&copy) }
      }
      #expect(
        ResolvedStyle().applying(original) == style, "seed \(Self.seed), round \(round): \(copy)")
    }
  }

  @Test("The order of setting does not matter")
  func order() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<200 {
      let wanted = random.overrides()
      var other = random.overrides()
      for property in StyleProperty.all.shuffled(using: &random) { property.copy(&other, wanted) }
      let note = "seed \(Self.seed), round \(round): \(other) instead of \(wanted)"
      #expect(other == wanted, Comment(rawValue: note))
      #expect(other.hashValue == wanted.hashValue, Comment(rawValue: note))
      #expect(
        ResolvedStyle().applying(other) == ResolvedStyle().applying(wanted),
        Comment(rawValue: note))
    }
  }

  @Test("Overrides differ if one value differs", arguments: StyleProperty.all)
  func inequality(_ property: StyleProperty) {
    var (one, two) = (StyleOverrides(), StyleOverrides())
    property.set(&one, 1)
    #expect(one != two)
    property.set(&two, 2)
    #expect(one != two)
    property.set(&two, 1)
    #expect(one == two)
  }

  @Test("The description lists the values that are set")
  func printed() {
    var overrides = StyleOverrides()
    overrides.margin = 20
    overrides.rowHeight = .automatic()
    let text = "\(overrides)"
    #expect(
      text.contains("margin: 20.0") && text.contains("rowHeight: ") && !text.contains("tint"),
      "\(text)")
  }

  /// A size with a NaN would differ from itself, and its row would be updated again and again.
  @Test("Overrides equal themselves with any size")
  func reflexive() {
    var overrides = StyleOverrides()
    overrides.imageSize = .fixed(Dimensions(width: .nan, height: 20))
    #expect(overrides == overrides)
    #expect(overrides.imageSize == .fixed(Dimensions(width: 0, height: 20)))
    var style = ResolvedStyle()
    style.valueImageSize = .fixed(Dimensions(width: 20, height: -.infinity))
    let theme = Theme(name: "nonsense", style: style)
    #expect(theme.style.valueImageSize == .fixed(Dimensions(width: 20, height: 0)))
  }
}
