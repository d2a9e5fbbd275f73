// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseTestSupport

/// Random estimates, heights, and changes of rows.
enum RandomRows {
  /// Returns a random height: zero, a fraction that rounds up or down, an ordinary height, or the
  /// maximum.
  static func height(using random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: 0
    case 3: Double.random(in: 0...0.05, using: &random)
    case 4: Double(Int.random(in: 0...8, using: &random)) / 128
    case 5: 33_554_431
    case 6: Double.random(in: 0...33_554_431, using: &random)
    default: Double.random(in: 0...200, using: &random)
    }
  }

  /// Returns up to seven estimates for a number of rows in all.
  ///
  /// Some estimates are for no row.
  static func estimates(
    for count: Int, using random: inout SeededGenerator
  ) -> [RowEstimate] {
    var left = count
    var estimates: [RowEstimate] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let part = Int.random(in: 0...left, using: &random)
      estimates.append(RowEstimate(count: part, height: height(using: &random)))
      left -= part
    }
    return estimates + [RowEstimate(count: left, height: height(using: &random))]
  }

  /// Returns a mapping to about as many rows that consists of a few stretches, some of which move.
  static func mapping(from count: Int, using random: inout SeededGenerator) -> RowMapping {
    // Cut the rows into stretches, drop some of them and move others.
    var cuts = Set(
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Int.random(in: 0...count, using: &random)
      })
    cuts.formUnion([0, count])
    let edges = cuts.sorted()
    var pieces = zip(edges, edges.dropFirst()).map { (old: $0..<$1, isMoved: false) }
    pieces.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
    if pieces.count > 1, Bool.random(using: &random) {
      var piece = pieces.remove(at: Int.random(in: 0..<pieces.count, using: &random))
      piece.isMoved = true
      pieces.insert(piece, at: Int.random(in: 0...pieces.count, using: &random))
    }
    var end = 0
    var stretches: [RowMapping.Stretch] = []
    for piece in pieces {
      end += Bool.random(using: &random) ? 0 : Int.random(in: 0...90, using: &random)
      stretches.append(
        RowMapping.Stretch(
          old: piece.old.lowerBound, new: end, count: piece.old.count, isMoved: piece.isMoved))
      end += piece.old.count
    }
    end += Int.random(in: 0...3, using: &random)
    return RowMapping(oldCount: count, newCount: end, stretches: stretches)
  }

  /// Returns a random number of rows, mostly small, often about as large as a level of sums.
  static func count(using random: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Int.random(in: 0...3, using: &random)
    case 1: 128 + Int.random(in: -1...1, using: &random)
    case 2: 1_024 + Int.random(in: -1...1, using: &random)
    case 3: 8_192 + Int.random(in: -1...1, using: &random)
    default: Int.random(in: 0...300, using: &random)
    }
  }
}
