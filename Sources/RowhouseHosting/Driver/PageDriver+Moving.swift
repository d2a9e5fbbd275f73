// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// Handles a row that the user has moved, and that the host already shows at its new position.
  ///
  /// The driver calls the handler of the section, and then compares the next page with the order
  /// that the host shows. If the handler has not moved the datum, the next update moves the row
  /// back; a row without an id that comes from another section is deleted and inserted there instead.
  /// If the row is now in a section with a different style, the next update draws it again.
  ///
  /// - Parameters:
  ///   - reference: The row, as returned by ``PageSnapshot/reference(at:)`` of the shown page.
  ///   - target: The new position, as returned by ``moveTarget(from:to:)``, counted without the
  ///     row.
  /// - Returns: The page that the host uses until the next update.
  /// - Complexity: O(*n*) in the rows of both sections, and one evaluation of the page.
  public func reorder(_ reference: RowReference, to target: RowIndexPath) -> PageSnapshot {
    RowMover(pipeline: pipeline).reorder(reference, to: target)
  }

  /// Returns the index path to which a dragged row moves for a target anywhere on ``page``.
  ///
  /// The index path is in the row's section, or in another section if both sections exchange rows.
  /// The `moveTarget` closure of the row's section may replace it. If the function returns the
  /// row's current index path, the row does not move.
  public func moveTarget(from indexPath: RowIndexPath, to target: RowIndexPath) -> RowIndexPath {
    RowMover(pipeline: pipeline).target(from: indexPath, to: target)
  }

  /// Returns the index path to which a row moves by one step, or `nil` if it cannot move.
  ///
  /// The `moveTarget` closure of the row's section is called for each position in the direction of the step until it allows
  /// one. The positions in the section are followed by those in the other sections, if they exchange rows with it.
  ///
  /// Call this method when the user moves the row, not each time that the row is drawn.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row on ``page``.
  ///   - step: 1 to move down, or -1 to move up.
  /// - Returns: The index path after the move.
  /// - Complexity: O(*n*) in the number of sections and of the positions that the closure does not allow.
  public func moveTarget(from indexPath: RowIndexPath, by step: Int) -> RowIndexPath? {
    RowMover(pipeline: pipeline).target(from: indexPath, by: step)
  }
}
