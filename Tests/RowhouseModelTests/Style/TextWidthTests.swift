// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Text widths")
struct TextWidthTests {
  /// Printed by each failure.
  static let seed = 20_260_304

  /// SJStaticTableView does not round, and a text may end in "…" for a fraction (weakness S3).
  @Test("A fraction is rounded up", arguments: [(0, 0), (0.01, 1), (99, 99), (99.2, 100)])
  func fraction(measured: Double, expected: Double) {
    #expect(ResolvedStyle().titleWidth(measured: measured) == expected)
    #expect(ResolvedStyle().valueWidth(measured: measured) == expected)
  }

  /// SJStaticTableView forgets the limit when the font changes, and never makes a box narrower
  /// (weakness S2).
  @Test("The limit holds, and a box shrinks with its text")
  func limit() {
    var style = ResolvedStyle()
    #expect(style.titleWidth(measured: 500) == 180)
    #expect(style.titleWidth(measured: 180) == 180)
    style.titleFont = .system(size: 40, weight: .black)
    #expect(style.titleWidth(measured: 900) == 180)
    #expect(style.titleWidth(measured: 30) == 30)
    style.titleWidthLimit = 100.5
    style.valueWidthLimit = .infinity
    #expect(style.titleWidth(measured: 900) == 100.5)
    #expect(style.valueWidth(measured: 899.5) == 900)
    #expect(style.titleWidth(measured: .infinity) == 100.5)
  }

  @Test("What is no width counts as 0", arguments: [-3, Double.nan, -Double.infinity])
  func invalid(measured: Double) {
    #expect(ResolvedStyle().titleWidth(measured: measured) == 0)
    #expect(ResolvedStyle().valueWidth(measured: measured) == 0)
  }

  @Test("Widths beyond any screen stay what they are", arguments: [0x1p52, 0x1p52 - 0.5, 1e300])
  func huge(measured: Double) {
    var style = ResolvedStyle()
    style.titleWidthLimit = .infinity
    #expect(style.titleWidth(measured: measured) == measured.rounded(.up))
    #expect(style.titleWidth(measured: .leastNonzeroMagnitude) == 1)
  }

  @Test("No box is over its limit, and none cuts a text that is within it")
  func law() {
    var random = StyleRandom(seed: Self.seed)
    for round in 0..<5_000 {
      var style = ResolvedStyle()
      style.titleWidthLimit = .random(in: 0...400, using: &random)
      let measured = Double.random(in: 0...500, using: &random)
      let width = style.titleWidth(measured: measured)
      let whole = width.rounded() == width && width >= measured && width < measured + 1
      #expect(
        width <= style.titleWidthLimit && (whole || width == style.titleWidthLimit),
        "seed \(Self.seed), round \(round): \(measured), limit \(style.titleWidthLimit): \(width)")
    }
  }
}
