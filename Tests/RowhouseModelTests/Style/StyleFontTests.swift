// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Fonts")
struct StyleFontTests {
  /// SJStaticTableView ignores each of these changes (weakness S2).
  @Test("A change of weight, family or a fraction of a point is another font")
  func equality() {
    let font = StyleFont.system(size: 15)
    #expect(font == StyleFont(family: .system, size: 15, weight: .regular))
    #expect(font != .system(size: 15, weight: .bold))
    #expect(font != .system(size: 15.2))
    #expect(font != StyleFont(size: 15, isScaled: false))
    #expect(font != StyleFont(family: .monospaced, size: 15))
    #expect(font != StyleFont(family: .named("Georgia"), size: 15))
    #expect(
      StyleFont(family: .named("Georgia"), size: 15) != StyleFont(family: .named("Lora"), size: 15))
  }

  @Test("Fonts are equal exactly if all three properties are")
  func law() {
    let families: [StyleFont.Family] = [.system, .monospaced, .named("A"), .named("B")]
    let fonts = families.flatMap { family in
      [14.9, 15, 15.2, 16].flatMap { size in
        FontWeight.allCases.map { StyleFont(family: family, size: size, weight: $0) }
      }
    }
    #expect(Set(fonts).count == 4 * 4 * 9)
  }

  @Test("A change of weight alone changes the row")
  func cascade() {
    var section = StyleOverrides()
    section.titleFont = .system(size: 15, weight: .bold)
    #expect(Theme.standard.resolve(section: section).titleFont.weight == .bold)
    #expect(Theme.standard.resolve(section: section) != Theme.standard.resolve())
  }

  @Test("Weights have the numbers of CSS, in order")
  func weights() {
    #expect(FontWeight.allCases.map(\.rawValue) == Array(stride(from: 100, through: 900, by: 100)))
    #expect(FontWeight.regular.rawValue == 400 && FontWeight.bold.rawValue == 700)
  }
}
