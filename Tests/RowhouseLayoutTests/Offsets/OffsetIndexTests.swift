// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import Testing

@Suite("Offset index")
struct OffsetIndexTests {
  @Test("Measured heights replace estimates")
  func measuring() {
    var index = OffsetIndex(count: 1_000_000, estimate: 44)
    #expect(index.totalHeight == 44_000_000)
    #expect(!index.isMeasured(2))
    index.setHeight(120.5, of: 2)
    #expect(index.isMeasured(2) && !index.isMeasured(1) && !index.isMeasured(3))
    #expect(index.height(of: 2) == 120.5)
    #expect(index.offset(of: 2) == 88 && index.offset(of: 3) == 208.5)
    #expect(index.offset(of: 1_000_000) == 44_000_076.5)
    #expect(index.totalHeight == 44_000_076.5)
  }

  @Test("An edge belongs to the row below it")
  func edges() {
    let index = OffsetIndex(heights: [10, 20, 30], estimate: 44)
    #expect(index.row(at: 0) == 0 && index.row(at: 9.99) == 0)
    #expect(index.row(at: 10) == 1 && index.row(at: 29.99) == 1)
    #expect(index.row(at: 30) == 2 && index.row(at: 59.99) == 2)
  }

  @Test("Offsets beyond the ends give the first and the last row with a height")
  func beyond() {
    let index = OffsetIndex(heights: [0, 10, 20, 0], estimate: 44)
    for offset: Double in [-.infinity, -0.01, 0] { #expect(index.row(at: offset) == 1) }
    for offset: Double in [30, 31, 1e300, .infinity] { #expect(index.row(at: offset) == 2) }
  }

  @Test("A row of zero height is never found")
  func noHeight() {
    var index = OffsetIndex(heights: [10, 0, 0, 20], estimate: 44)
    #expect(index.row(at: 10) == 3)
    #expect(index.offset(of: 1) == 10 && index.offset(of: 2) == 10 && index.offset(of: 3) == 10)
    index.setHeight(5, of: 2)
    #expect(index.row(at: 10) == 2)
  }

  @Test("Whole blocks of zero height are skipped, estimated or measured")
  func noHeightInBlocks() {
    var index = OffsetIndex([
      RowEstimate(count: 10_000, height: 0), RowEstimate(count: 1, height: 7),
      RowEstimate(count: 10_000, height: 0),
    ])
    for offset: Double in [-1, 0, 6.9, 7, 100] { #expect(index.row(at: offset) == 10_000) }
    index.setHeight(0, of: 5_000)
    index.setHeight(0, of: 15_000)
    for offset: Double in [-1, 0, 6.9, 7, 100] { #expect(index.row(at: offset) == 10_000) }
  }

  @Test("If no row has a height, no row is found")
  func nothing() {
    #expect(OffsetIndex(count: 0, estimate: 44).row(at: 0) == nil)
    #expect(OffsetIndex([]).totalHeight == 0)
    #expect(OffsetIndex([]).offset(of: 0) == 0)
    #expect(OffsetIndex(heights: [], estimate: 44).count == 0)
    var index = OffsetIndex(count: 100, estimate: 0)
    #expect(index.row(at: 0) == nil)
    index.setHeight(1, of: 64)
    #expect(index.row(at: 0) == 64)
    index.setHeight(0, of: 64)
    #expect(index.row(at: 0) == nil)
  }

  /// Heights in points, and the expected numbers of 1/64 points.
  static let roundings: [(Double, Double)] = [
    (0, 0), (0.0001, 1), (0.0078125, 1), (0.02, 1), (0.0234375, 2), (0.0390625, 2), (0.0392, 3),
    (44.333, 2_837), (-0.0, 0), (33_554_431, 2_147_483_584),
  ]

  @Test(
    "Heights are rounded to the nearest 1/64 point, ties to even, and never down to zero",
    arguments: roundings)
  func rounding(points: Double, subpoints: Double) {
    var index = OffsetIndex(count: 1, estimate: points)
    #expect(index.height(of: 0) == subpoints / 64)
    index.setHeight(1, of: 0)
    index.setHeight(points, of: 0)
    #expect(index.height(of: 0) == subpoints / 64)
    #expect(OffsetIndex(heights: [points], estimate: 1).height(of: 0) == subpoints / 64)
  }

  @Test("Sums over 32 bits stay exact to 1/64 point")
  func large() {
    let tallest = 33_554_431.0
    var index = OffsetIndex(count: 4_000_000, estimate: tallest)
    #expect(index.totalHeight == tallest * 4_000_000)
    index.setHeight(1.0 / 64, of: 0)
    #expect(index.totalHeight == tallest * 3_999_999 + 1.0 / 64)
    #expect(index.offset(of: 3_999_999) == tallest * 3_999_998 + 1.0 / 64)
    #expect(index.row(at: tallest * 3_000_000) == 3_000_000)
    #expect(index.row(at: tallest * 3_000_000 + 1.0 / 64) == 3_000_001)
  }

  @Test("An index works with the maximum number of rows of the maximum height")
  func most() {
    let count = 536_870_912
    let index = OffsetIndex(count: count, estimate: 33_554_431)
    #expect(index.totalHeight == 33_554_431 * Double(count))
    #expect(index.offset(of: count / 2) == 33_554_431 * Double(count / 2))
    #expect(index.row(at: .infinity) == count - 1)
    #expect(index.row(at: 33_554_431 * 1_000_000) == 1_000_000)
  }

  @Test("Sums stay exact through a hundred thousand changes")
  func drift() {
    var index = OffsetIndex(count: 1_000, estimate: 44.3)
    let before = index.totalHeight
    for change in 0..<100_000 {
      index.setHeight(Double(change % 977) / 7, of: change % 1_000)
    }
    for row in 0..<1_000 { index.setHeight(44.3, of: row) }
    #expect(index.totalHeight == before)
  }

  @Test("Sections have their own estimates, and forgotten rows return to them")
  func estimates() {
    var index = OffsetIndex([
      RowEstimate(count: 1, height: 32), RowEstimate(count: 3, height: 44),
      RowEstimate(count: 0, height: 99), RowEstimate(count: 1, height: 20),
    ])
    #expect((0..<5).map { index.height(of: $0) } == [32, 44, 44, 44, 20])
    for row in 0..<5 { index.setHeight(100, of: row) }
    index.forgetHeight(of: 0)
    index.forgetHeight(of: 3)
    #expect((0..<5).map { index.height(of: $0) } == [32, 100, 100, 44, 100])
    index.forgetAllHeights()
    #expect((0..<5).map { index.height(of: $0) } == [32, 44, 44, 44, 20])
  }

  @Test("New estimates keep measured heights")
  func otherEstimates() {
    var index = OffsetIndex(count: 200, estimate: 44)
    index.setHeight(44, of: 100)
    index.setEstimates([RowEstimate(count: 200, height: 50)])
    #expect(index.totalHeight == 199 * 50 + 44)
    #expect(index.isMeasured(100) && index.height(of: 100) == 44)
  }

  @Test("Kept rows keep their heights through a batch, and new rows are estimated")
  func batch() {
    var index = OffsetIndex(heights: [10, 20, 30, 40], estimate: 44)
    index.update(
      by: RowMapping(oldCount: 4, newCount: 5, deletes: [1], inserts: [1, 4], moves: [(3, 0)]),
      estimates: [RowEstimate(count: 5, height: 7)])
    #expect((0..<5).map { index.height(of: $0) } == [40, 7, 10, 30, 7])
    #expect((0..<5).map { index.isMeasured($0) } == [true, false, true, true, false])
  }

  @Test("A copy keeps its heights")
  func copies() {
    var index = OffsetIndex(count: 100, estimate: 44)
    index.setHeight(1, of: 0)
    let copy = index
    index.setHeight(2, of: 0)
    #expect(copy.height(of: 0) == 1 && copy.totalHeight == 99 * 44 + 1)
    #expect(index.height(of: 0) == 2)
  }
}
