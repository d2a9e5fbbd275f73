// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The new positions of the rows of a page after a change, as stretches that stay together.
///
/// ```swift
/// let mapping = RowMapping(oldCount: 5, newCount: 5, deletes: [1], inserts: [4])
/// print(mapping)  // 5 → 5: 0..<1 → 0, 2..<5 → 1
/// ```
public struct RowMapping: Hashable, Sendable {
  /// The number of rows before the change.
  public let oldCount: Int
  /// The number of rows after the change.
  public let newCount: Int
  /// The rows that are kept, ascending by new position; rows between them are inserted.
  public let stretches: [Stretch]

  /// Creates a mapping from the rows that are kept; other rows are deleted or inserted.
  ///
  /// - Precondition: Stretches are within the counts and ascend by new position, those that stay
  ///   also by old position, and no row is in two stretches.
  /// - Complexity: O(*s* log *s*) for *s* stretches.
  public init(oldCount: Int, newCount: Int, stretches: [Stretch]) {
    precondition(
      oldCount >= 0 && newCount >= 0,
      "A change from \(oldCount) to \(newCount) rows is invalid; counts cannot be negative")
    var end = 0
    var lastStaying = -1
    for stretch in stretches {
      precondition(
        stretch.new >= end && stretch.newRows.upperBound <= newCount,
        "Stretch \(stretch) is not in \(end)..<\(newCount), the remaining new rows")
      end = stretch.newRows.upperBound
      guard !stretch.isMoved else { continue }
      precondition(
        stretch.old > lastStaying,
        "Stretch \(stretch) follows old row \(lastStaying), so one of them moves; set its isMoved")
      lastStaying = stretch.old
    }
    end = 0
    for stretch in stretches.sorted(by: { $0.old < $1.old }) {
      precondition(
        stretch.old >= end && stretch.oldRows.upperBound <= oldCount,
        "Stretch \(stretch) is not in \(end)..<\(oldCount), the old rows in no other stretch")
      end = stretch.oldRows.upperBound
    }
    self.oldCount = oldCount
    self.newCount = newCount
    self.stretches = stretches
  }

  /// Creates the mapping of a number of rows that all stay in place.
  public init(unchanged count: Int) {
    self.init(
      oldCount: count, newCount: count,
      stretches: count == 0 ? [] : [Stretch(old: 0, new: 0, count: count)])
  }
}

extension RowMapping {
  /// Returns the new position of an old row, or `nil` if it is deleted.
  ///
  /// - Precondition: `old` is in `0..<oldCount`.
  /// - Complexity: O(*s*) for *s* stretches.
  public func newRow(of old: Int) -> Int? {
    checkOld(old)
    for stretch in stretches where stretch.oldRows.contains(old) {
      return stretch.new + old - stretch.old
    }
    return nil
  }

  /// Returns the first staying row at or below an old row, or `nil` if all are deleted or move.
  func firstStaying(from old: Int) -> (old: Int, new: Int)? {
    checkOld(old)
    // Stretches that stay also ascend by old position.
    return stretches.first { !$0.isMoved && $0.oldRows.upperBound > old }.map { stretch in
      let row = max(old, stretch.old)
      return (row, stretch.new + row - stretch.old)
    }
  }

  /// Returns the new position of the last staying row above an old row, or `nil` if there is none.
  func lastStaying(above old: Int) -> Int? {
    stretches.last { !$0.isMoved && $0.old < old }.map {
      $0.new + min(old, $0.oldRows.upperBound) - 1 - $0.old
    }
  }

  private func checkOld(_ old: Int) {
    precondition(
      old >= 0 && old < oldCount,
      "Row \(old) is not in 0..<\(oldCount), so the change does not map it")
  }
}

extension RowMapping: CustomStringConvertible {
  /// The counts and the stretches, as in `5 → 5: 0..<1 → 0, 2..<5 → 1`.
  public var description: String {
    "\(oldCount) → \(newCount): " + stretches.map(\.description).joined(separator: ", ")
  }
}

extension RowMapping {
  /// Adjacent rows that are still adjacent after the change, in the same order.
  ///
  /// Rows stay if only other rows are inserted, deleted, or moved around them. They move if their
  /// order among the staying rows changes.
  public struct Stretch: Hashable, Sendable {
    /// The first row before the change.
    public let old: Int
    /// The first row after the change.
    public let new: Int
    /// The number of rows.
    public let count: Int
    /// True if the rows move; false if they stay in their order among the others.
    public let isMoved: Bool

    /// Creates a stretch.
    ///
    /// - Precondition: Positions are not negative, and there is at least one row.
    public init(old: Int, new: Int, count: Int, isMoved: Bool = false) {
      precondition(
        old >= 0 && new >= 0 && count > 0,
        "A stretch of \(count) rows from \(old) to \(new) is invalid: it needs at least one row, and "
          + "positions from 0")
      self.old = old
      self.new = new
      self.count = count
      self.isMoved = isMoved
    }
  }
}

extension RowMapping.Stretch {
  /// The rows before the change.
  public var oldRows: Range<Int> { old..<old + count }

  /// The rows after the change.
  public var newRows: Range<Int> { new..<new + count }
}

extension RowMapping.Stretch: CustomStringConvertible {
  /// The old rows and the first new position, as in `2..<5 → 1`, after a `>` if they move.
  public var description: String { (isMoved ? "> " : "") + "\(oldRows) → \(new)" }
}
