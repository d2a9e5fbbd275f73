// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where the rows of a page go when the page changes, as stretches that stay together.
///
/// A million rows with one inserted in the middle are two stretches.
///
/// ```swift
/// let mapping = RowMapping(oldCount: 5, newCount: 5, deletes: [1], inserts: [4])
/// print(mapping)  // 5 → 5: 0..<1 → 0, 2..<5 → 1
/// ```
public struct RowMapping: Hashable, Sendable {
  /// How many rows there are before the change.
  public let oldCount: Int
  /// How many rows there are after the change.
  public let newCount: Int
  /// The rows that are kept, ascending by new position; what lies between them is new.
  public let stretches: [Stretch]

  /// Creates a mapping from the rows that are kept.
  ///
  /// - Parameters:
  ///   - oldCount: How many rows there are before the change.
  ///   - newCount: How many rows there are after the change.
  ///   - stretches: The rows that are kept, ascending by new position. A row that is in none of them
  ///     is gone, or new.
  /// - Precondition: Stretches lie within the counts and ascend by new position, those that stay by
  ///   old position too, and no row is in two.
  /// - Complexity: O(*s* log *s*) for *s* stretches.
  public init(oldCount: Int, newCount: Int, stretches: [Stretch]) {
    precondition(
      oldCount >= 0 && newCount >= 0,
      "A change from \(oldCount) to \(newCount) rows is none; counts are not negative")
    var end = 0
    var lastStaying = -1
    for stretch in stretches {
      precondition(
        stretch.new >= end && stretch.newRows.upperBound <= newCount,
        "Stretch \(stretch) is not in \(end)..<\(newCount), where the next new rows are")
      end = stretch.newRows.upperBound
      guard !stretch.isMoved else { continue }
      precondition(
        stretch.old > lastStaying,
        "Stretch \(stretch) comes after old row \(lastStaying), so one of them moves; say isMoved")
      lastStaying = stretch.old
    }
    end = 0
    for stretch in stretches.sorted(by: { $0.old < $1.old }) {
      precondition(
        stretch.old >= end && stretch.oldRows.upperBound <= oldCount,
        "Stretch \(stretch) is not in \(end)..<\(oldCount), where old rows are that no other has")
      end = stretch.oldRows.upperBound
    }
    self.oldCount = oldCount
    self.newCount = newCount
    self.stretches = stretches
  }

  /// Creates the mapping of rows that all stay where they are.
  ///
  /// - Parameter count: How many rows there are.
  public init(unchanged count: Int) {
    self.init(
      oldCount: count, newCount: count,
      stretches: count == 0 ? [] : [Stretch(old: 0, new: 0, count: count)])
  }
}

extension RowMapping {
  /// Where a row of the old page is in the new one.
  ///
  /// - Parameter old: The row before the change.
  /// - Returns: The row after the change, or nil if it is gone.
  /// - Precondition: `old` is in `0..<oldCount`.
  /// - Complexity: O(*s*) for *s* stretches.
  public func newRow(of old: Int) -> Int? {
    checkOld(old)
    for stretch in stretches where stretch.oldRows.contains(old) {
      return stretch.new + old - stretch.old
    }
    return nil
  }

  /// The first row that stays, at a row or below it.
  ///
  /// - Parameter old: A row before the change.
  /// - Returns: That row itself if it stays, else the next one of the old page that does; nil if all
  ///   rows from there on are gone or move.
  /// - Precondition: `old` is in `0..<oldCount`.
  /// - Complexity: O(*s*) for *s* stretches.
  func firstStaying(from old: Int) -> (old: Int, new: Int)? {
    checkOld(old)
    // Those that stay ascend by old position too.
    return stretches.first { !$0.isMoved && $0.oldRows.upperBound > old }.map { stretch in
      let row = max(old, stretch.old)
      return (row, stretch.new + row - stretch.old)
    }
  }

  /// The last row that stays above a row, by its new position; nil if all above are gone or move.
  func lastStaying(above old: Int) -> Int? {
    stretches.last { !$0.isMoved && $0.old < old }.map {
      $0.new + min(old, $0.oldRows.upperBound) - 1 - $0.old
    }
  }

  private func checkOld(_ old: Int) {
    precondition(
      old >= 0 && old < oldCount,
      "Row \(old) is not in 0..<\(oldCount), so the change does not say where it goes")
  }
}

extension RowMapping: CustomStringConvertible {
  /// The counts and the stretches, as in `5 → 5: 0..<1 → 0, 2..<5 → 1`.
  public var description: String {
    "\(oldCount) → \(newCount): " + stretches.map(\.description).joined(separator: ", ")
  }
}
