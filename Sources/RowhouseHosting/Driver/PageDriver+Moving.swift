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
  /// - Complexity: O(*n*) in the rows of both sections.
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
  /// From the first or last position of a section, the row moves to the next section that exchanges
  /// rows with its section and that accepts the row.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row on ``page``.
  ///   - step: 1 to move down, or -1 to move up.
  /// - Returns: The index path after the move.
  public func moveTarget(from indexPath: RowIndexPath, by step: Int) -> RowIndexPath? {
    let next = RowIndexPath(section: indexPath.section, row: indexPath.row + step)
    func moved(to target: RowIndexPath) -> RowIndexPath? {
      let target = moveTarget(from: indexPath, to: target)
      return target == indexPath ? nil : target
    }
    guard page.canMove(indexPath) else { return nil }
    if page.canMove(indexPath, to: next) { return moved(to: next) }
    guard page.sections[indexPath.section].exchangesRows else { return nil }
    let sections =
      step > 0
      ? Array(page.sections.indices[(indexPath.section + 1)...])
      : page.sections.indices[..<indexPath.section].reversed()
    for section in sections where page.sections[section].exchangesRows {
      let row = step > 0 ? 0 : page.sections[section].movableRows.upperBound
      if let target = moved(to: RowIndexPath(section: section, row: row)) { return target }
    }
    return nil
  }
}
