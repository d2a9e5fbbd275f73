// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A move of a row by the user, within its section or to another one.
///
/// Both index paths are positions in the page. ``target`` is the position after the row is removed
/// from ``source``.
public struct RowMove: Hashable, Sendable {
  /// The id of the row.
  public let row: ItemID
  /// The position of the row before the move.
  public let source: RowIndexPath
  /// The id of the section of ``source``.
  public let sourceSection: ItemID
  /// The position of the row after the move.
  public let target: RowIndexPath
  /// The id of the section of ``target``.
  public let targetSection: ItemID

  /// Creates a move.
  public init(
    row: ItemID, source: RowIndexPath, sourceSection: ItemID, target: RowIndexPath,
    targetSection: ItemID
  ) {
    self.row = row
    self.source = source
    self.sourceSection = sourceSection
    self.target = target
    self.targetSection = targetSection
  }
}

/// The handler of a section for rows that the user moves.
public enum RowMoveHandler: Sendable {
  /// Rows move within the section, between two of its positions.
  case within(@MainActor (_ from: Int, _ to: Int) -> Void)
  /// Rows move within the section, and to and from other sections that have such a handler.
  case between(@MainActor (RowMove) -> Void)

  /// True if rows also move to and from other sections.
  public var crossesSections: Bool {
    switch self {
    case .within: false
    case .between: true
    }
  }
}
