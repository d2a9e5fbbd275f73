// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Methods that draw rows again.
extension RowCells {
  /// Draws rows again in the cells that show them.
  ///
  /// A cell that no longer fits its row is replaced, unless the user is using its views.
  ///
  /// - Returns: True if a row with a visible cell may have a different height now.
  func redraw(_ rows: TableRedraw.Rows, in shown: PageInTable) -> Bool {
    let table = shown.table
    var exchanged: [IndexPath] = []
    var hasResizedRow = false
    // Errors are announced in the order of the page.
    let placed = placed(on: shown.page).sorted {
      ($0.indexPath.section, $0.indexPath.row) < ($1.indexPath.section, $1.indexPath.row)
    }
    for (cell, reference, indexPath) in placed {
      guard mustDraw(rows, at: indexPath, in: cell),
        let row = shown.page.row(at: indexPath), let style = shown.page.style(at: indexPath)
      else { continue }
      let tablePath = IndexPath(indexPath)
      let isVisible = table.cellForRow(at: tablePath) === cell
      if redraw(
        row, id: reference.id, style: style, at: indexPath, of: cell, isVisible: isVisible,
        in: shown)
      {
        guard isVisible, !hasResizedRow else { continue }
        // The constraints of a custom cell are not known here.
        hasResizedRow =
          row.native != nil
          || shown.differs(
            shown.height(of: row, id: reference.id, style: style, at: indexPath),
            fromHeightAt: indexPath)
      } else if isVisible {
        exchanged.append(tablePath)
      }
    }
    if !exchanged.isEmpty { table.exchangeCells(at: exchanged) }
    return hasResizedRow
  }

  /// Draws a row in its cell.
  ///
  /// - Returns: True if the cell fits the row.
  private func redraw(
    _ row: AnyRow, id: RowReference.ID, style: ResolvedStyle, at indexPath: RowIndexPath,
    of cell: UITableViewCell, isVisible: Bool, in shown: PageInTable
  ) -> Bool {
    setDirection(of: cell, in: shown.table)
    let canMove = shown.page.canMove(indexPath)
    let isMovedAsBefore = cell.showsReorderControl == canMove
    cell.showsReorderControl = canMove
    // A table requests the editing style of a row only when it creates the cell.
    let isEditedAsBefore =
      !shown.table.isEditing || isMovedAsBefore && editingStyle(of: cell) == row.editingStyle
    if let native = row.native {
      // Another cell would not contain the text that the user is typing.
      guard fits(cell, native), isEditedAsBefore || !isVisible || cell.firstResponder != nil else {
        return false
      }
      configure(cell, with: native, for: row, style: style, at: indexPath, in: shown)
      if !isEditedAsBefore { forgetEditingStyle(of: cell) }
      return true
    }
    guard let cell = cell as? RowCell else { return false }
    if !isEditedAsBefore {
      guard cell.isBeingEdited else { return false }
      cell.isOutdated = true
    }
    let new = RowDrawing(row, style: style, context: shown.context)
    // A cell that is not on screen is replaced when it is displayed.
    guard new.upperShape == cell.drawing?.upperShape || !isVisible || cell.isInUse else {
      return false
    }
    cell.show(new, of: id, isAnimated: true)
    return true
  }

  /// Draws the row of a cell that the table displays without a new request, if the row has changed.
  ///
  /// Changes of a datum are not observed while its row is neither displayed nor kept.
  func redrawKept(
    _ cell: UITableViewCell, as row: AnyRow, at indexPath: RowIndexPath, in shown: PageInTable
  ) {
    guard !takeNewest(cell), let style = shown.page.style(at: indexPath),
      let reference = shown.page.reference(at: indexPath)
    else { return }
    // The table asks about the control when it displays the cell, possibly on a page between two batches.
    let canMove = shown.page.canMove(indexPath)
    if cell.showsReorderControl != canMove {
      cell.showsReorderControl = canMove
      noteDrawn(cell)
    }
    if let native = row.native {
      guard fits(cell, native) else { return }
      noteDrawn(cell)
      return configure(cell, with: native, for: row, style: style, at: indexPath, in: shown)
    }
    guard let cell = cell as? RowCell, let old = cell.drawing, !cell.isBeingEdited,
      !old.row.showsSame(as: row) || old.style != style
    else { return }
    noteDrawn(cell)
    let new = RowDrawing(row, style: style, context: shown.context)
    cell.show(new, of: reference.id, isAnimated: false)
  }

  /// Draws the row of a cell in the state of the page, after a change by the user that the page may
  /// have rejected.
  func redraw(_ cell: RowCell, in shown: PageInTable) {
    guard let reference = self[cell], let indexPath = shown.page.indexPath(of: reference),
      let row = shown.page.row(at: indexPath), let style = shown.page.style(at: indexPath),
      row.native == nil
    else { return }
    let new = RowDrawing(row, style: style, context: shown.context)
    guard new.upperShape == cell.drawing?.upperShape else { return }
    cell.show(new, of: reference.id, isAnimated: true)
  }
}
#endif
