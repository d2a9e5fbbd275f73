// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RowMapping {
  /// Neighbouring rows that are neighbours after the change too, in the same order.
  ///
  /// Rows stay if only rows around them come and go. They move if they leave their place among those
  /// that stay.
  public struct Stretch: Hashable, Sendable {
    /// The first of them before the change.
    public let old: Int
    /// The first of them after the change.
    public let new: Int
    /// How many they are.
    public let count: Int
    /// Whether they move, or stay in their place among the others.
    public let isMoved: Bool

    /// Creates a stretch.
    ///
    /// - Parameters:
    ///   - old: The first row before the change.
    ///   - new: The first row after the change.
    ///   - count: How many rows.
    ///   - isMoved: Whether they leave their place among the others.
    /// - Precondition: Positions are not negative, and there is at least one row.
    public init(old: Int, new: Int, count: Int, isMoved: Bool = false) {
      precondition(
        old >= 0 && new >= 0 && count > 0,
        "\(count) rows from \(old) to \(new) are no stretch; it has rows, at positions from 0 on")
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
  /// The old rows and where the first of them goes, as in `2..<5 → 1`, with a `>` before it if they
  /// move.
  public var description: String { (isMoved ? "> " : "") + "\(oldRows) → \(new)" }
}
