// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Picture sizes")
struct ImageFitTests {
  /// The seed, which each failure prints.
  static let seed: UInt64 = 20_260_303

  private func isClose(_ one: Dimensions, _ two: Dimensions) -> Bool {
    abs(one.width - two.width) < 0.005 && abs(one.height - two.height) < 0.005
  }

  /// Returns the rule that a picture's size breaks, or `nil` if it breaks none.
  private func brokenLaw(
    _ size: Dimensions, asked: Dimensions, inset: Double, rowHeight: Double
  ) -> String? {
    let limit = max(0, rowHeight - 2 * inset)
    if size.height > limit { return "\(size) is over \(limit)" }
    if asked.height <= limit { return size == asked ? nil : "\(size) is not \(asked)" }
    if size.height != limit { return "\(size) is not as tall as \(limit) allows" }
    let skew = abs(size.width * asked.height - asked.width * size.height)
    return skew <= 1e-9 * asked.width * asked.height ? nil : "\(size) is not as \(asked)"
  }

  /// Natural sizes, row heights, and results of SJStaticTableView's demo.
  @Test(
    "The pictures of SJStaticTableView",
    arguments: [
      (Dimensions(width: 39, height: 38), 44, Dimensions(width: 28.74, height: 28)),
      (Dimensions(width: 126, height: 123), 44, Dimensions(width: 28.68, height: 28)),
      (Dimensions(width: 77.5, height: 76), 44, Dimensions(width: 28.55, height: 28)),
      (Dimensions(width: 77.5, height: 76), 80, Dimensions(width: 65.26, height: 64)),
      (Dimensions(width: 17, height: 17), 44, Dimensions(width: 17, height: 17)),
    ])
  func demo(natural: Dimensions, rowHeight: Double, expected: Dimensions) {
    let size = ResolvedStyle().valueImageSize(natural: natural, rowHeight: rowHeight)
    #expect(isClose(size, expected), "\(natural) in a row of \(rowHeight): \(size)")
    #expect(brokenLaw(size, asked: natural, inset: 8, rowHeight: rowHeight) == nil)
  }

  @Test("A size that is set wins over the natural size, and that over 30 by 30")
  func asked() {
    var style = ResolvedStyle()
    let natural = Dimensions(width: 10, height: 20)
    #expect(style.valueImageSize(natural: nil, rowHeight: 80) == .square(30))
    #expect(style.valueImageSize(natural: nil, rowHeight: 44) == .square(28))
    #expect(style.valueImageSize(natural: natural, rowHeight: 80) == natural)
    style.valueImageSize = .fixed(.square(12))
    #expect(style.valueImageSize(natural: natural, rowHeight: 80) == .square(12))
  }

  /// In SJStaticTableView, the row's height is used only if it is set before the picture, and
  /// setting the picture discards a size that was set (weakness S5).
  @Test("Height, size and inset in any order give the same result")
  func settingOrder() {
    let steps: [(inout StyleOverrides) -> Void] = [
      { $0.rowHeight = .fixed(80) },
      { $0.valueImageSize = .fixed(Dimensions(width: 100, height: 76)) },
      { $0.imageInset = 4 },
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var row = StyleOverrides()
      for step in order { steps[step](&row) }
      let style = Theme.standard.resolve(row: row)
      let size = style.valueImageSize(natural: .square(17), rowHeight: 80)
      #expect(isClose(size, Dimensions(width: 94.74, height: 72)), "order \(order): \(size)")
    }
  }

  @Test("A later change of the row's height is used")
  func later() {
    let style = ResolvedStyle()
    let natural = Dimensions(width: 77.5, height: 76)
    #expect(style.valueImageSize(natural: natural, rowHeight: 44).height == 28)
    #expect(style.valueImageSize(natural: natural, rowHeight: 80).height == 64)
    #expect(style.valueImageSize(natural: natural, rowHeight: 1_000) == natural)
    #expect(style.valueImageSize(natural: natural, rowHeight: .infinity) == natural)
  }

  @Test("An invalid size counts as 0", arguments: [-1, Double.nan, .infinity, -Double.infinity, 0])
  func invalid(_ number: Double) {
    let style = ResolvedStyle()
    let wide = Dimensions(width: number, height: 20)
    let tall = Dimensions(width: 20, height: number)
    #expect(
      style.valueImageSize(natural: wide, rowHeight: 44) == Dimensions(width: 0, height: 20))
    #expect(
      style.valueImageSize(natural: tall, rowHeight: 44) == Dimensions(width: 20, height: 0))
  }

  @Test("A row without height to spare has no picture", arguments: [0, 10, 16, -5, Double.nan])
  func flat(rowHeight: Double) {
    let size = ResolvedStyle().valueImageSize(natural: .square(30), rowHeight: rowHeight)
    #expect(size == .square(0))
  }

  @Test("Any picture in any row keeps its aspect ratio and its place")
  func law() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<5_000 {
      let natural = Dimensions(
        width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
      let rowHeight = Double.random(in: 0...300, using: &random)
      var style = ResolvedStyle()
      style.imageInset = .random(in: 0...40, using: &random)
      let isFixed = Bool.random(using: &random)
      if isFixed { style.valueImageSize = .fixed(natural) }
      let size = style.valueImageSize(natural: isFixed ? nil : natural, rowHeight: rowHeight)
      if let broken = brokenLaw(
        size, asked: natural, inset: style.imageInset, rowHeight: rowHeight)
      {
        Issue.record("seed \(Self.seed), round \(round), row of \(rowHeight): \(broken)")
      }
    }
  }
}
