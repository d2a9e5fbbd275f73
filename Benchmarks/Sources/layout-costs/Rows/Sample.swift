// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout

/// Rows of different heights, and the lookups among them.
@MainActor
final class Sample {
  static let count = 1_000_000
  /// The number of lookups, whose data is too large for any cache except the last.
  static let questions = 20_000
  /// Rows that are above half of all others, on average.
  static let spreadRows = [875_000, 375_000, 125_000, 625_000]

  let heights: [Double]
  let rows: [Int]
  let offsets: [Double]
  /// The new heights of changed rows.
  let newHeights: [Double]

  /// The index, or `nil` while a run uses it.
  var index: OffsetIndex?
  var sums: RunningSums?

  init() {
    // The same numbers in each run, so that runs can be compared.
    var random = Scrambler()
    heights = (0..<Self.count).map { _ in Double(320 + random.next() % 2_880) / 16 }
    let index = OffsetIndex(heights: heights, estimate: 44)
    self.index = index
    sums = RunningSums(heights: heights)
    let total = UInt64(index.totalHeight)
    rows = (0..<Self.questions).map { _ in Int(random.next() % UInt64(Self.count)) }
    offsets = (0..<Self.questions).map { _ in Double(random.next() % (total * 16)) / 16 }
    newHeights = (0..<Self.questions).map { _ in Double(320 + random.next() % 2_880) / 16 }
  }
}

extension Sample {
  /// SplitMix64.
  struct Scrambler {
    private var state: UInt64 = 20_261_121

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }
  }
}
