// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The heights of a section's rows, of which some are estimates.
///
/// Sums over blocks of rows make asking for an offset cheap in a section of a million rows. UIKit stores heights
/// as `Float`.
struct RowHeights {
  private static let block = 256
  private(set) var heights: [CGFloat]
  private(set) var known: [Bool]
  private var sums: [CGFloat] = []
  private(set) var total: CGFloat = 0

  init(heights: [CGFloat], known: [Bool]) {
    self.heights = heights.map(\.storedInTable)
    self.known = known
    sum()
  }

  init(count: Int, estimate: CGFloat, isKnown: Bool) {
    self.init(
      heights: Array(repeating: estimate, count: count),
      known: Array(repeating: isKnown, count: count))
  }

  var count: Int { heights.count }

  private mutating func sum() {
    sums = stride(from: 0, to: heights.count, by: Self.block).map { start in
      heights[start..<min(start + Self.block, heights.count)].reduce(0, +)
    }
    total = sums.reduce(0, +)
  }

  mutating func set(_ row: Int, to height: CGFloat) {
    let height = height.storedInTable
    let change = height - heights[row]
    heights[row] = height
    known[row] = true
    guard change != 0 else { return }
    sums[row / Self.block] += change
    total += change
  }

  /// Keeps the heights as estimates.
  mutating func forget() {
    known = Array(repeating: false, count: known.count)
  }

  mutating func forget(_ row: Int) {
    known[row] = false
  }

  /// Returns the offset at which a row begins.
  func offset(of row: Int) -> CGFloat {
    let block = row / Self.block
    return sums[..<block].reduce(0, +)
      + heights[block * Self.block..<row].reduce(0, +)
  }

  /// The first row that ends below an offset, or the count if none does.
  func firstRow(endingAfter offset: CGFloat) -> Int {
    var end: CGFloat = 0
    for block in sums.indices {
      if end + sums[block] <= offset {
        end += sums[block]
        continue
      }
      for row in block * Self.block..<min((block + 1) * Self.block, count) {
        end += heights[row]
        if end > offset { return row }
      }
    }
    return count
  }
}

extension CGFloat {
  /// The height that a table stores.
  var storedInTable: CGFloat { CGFloat(Float(self)) }
}
#endif
