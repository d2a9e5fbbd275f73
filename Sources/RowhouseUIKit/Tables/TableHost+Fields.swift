// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The Return key of fields.
extension TableHost {
  /// Returns an action that notifies the row of a cell that the user has pressed Return, and then that editing has ended
  /// if its argument is true.
  ///
  /// The cell may show another row when the action is called.
  func submission(from cell: RowCell) -> @MainActor (_ endsEditing: Bool) -> Void {
    let reference = cells[cell]
    return { [weak self] endsEditing in
      guard let self, let reference else { return }
      if page?.handles(.submit, in: reference) == true { send(.submit, to: reference) }
      if endsEditing { sendEndOfEditing(to: reference) }
    }
  }

  /// Begins to edit the next field of the page that the user can change.
  ///
  /// - Returns: False if there is none.
  func editField(after control: ControlID, of cell: RowCell) -> Bool {
    // The text may insert, delete, and move rows.
    reportTypedText()
    guard phase.allowsChanges, let page, let table,
      let indexPath = cells[cell].flatMap({ page.indexPath(of: $0) })
    else { return false }
    if cell.editOwnField(after: control) { return true }
    guard let next = page.editableRow(after: indexPath).map({ IndexPath($0) }) else { return false }
    // The cell exists only once its row is visible.
    table.scrollExactly(toRowAt: next, at: .none)
    return (table.cellForRow(at: next) as? RowCell)?.editOwnField() == true
  }
}

/// The field that the user edits while another table replaces the one with the field.
extension TableHost {
  /// Sends the text that the user is typing to its row, and returns the field, whose editing ends without a notification
  /// of the row.
  ///
  /// - Returns: The field and its row, or `nil` if the user edits no field.
  func leaveField() -> (field: EditedField, row: RowReference)? {
    guard let cell = cells.edited, let row = cells[cell] else { return nil }
    reportTypedText(flushing: false)
    return cell.leaveField().map { ($0, row) }
  }

  /// Lets the user edit a field in the new table, or notifies its row that editing has ended if it is not in view there.
  func editField(_ field: EditedField, of row: RowReference) {
    // The cells exist, and the table is scrolled to its former rows, only after its layout.
    table?.layoutIfNeeded()
    let indexPath = page?.indexPath(of: row).map { IndexPath($0) }
    let cell = indexPath.flatMap { table?.cellForRow(at: $0) } as? RowCell
    guard cell?.editField(continuing: field) != true else { return }
    sendEndOfEditing(to: row)
    onEditingEnd?()
  }
}

extension PageSnapshot {
  /// Returns the index path of the next row with a field that the user can change.
  ///
  /// The search ends after 500 rows, because it creates the rows of data sections.
  @MainActor
  fileprivate func editableRow(after indexPath: RowIndexPath) -> RowIndexPath? {
    var searched = 0
    for section in indexPath.section..<sections.count {
      let first = section == indexPath.section ? indexPath.row + 1 : 0
      for row in first..<max(first, rowCount(inSection: section) ?? 0) {
        searched += 1
        guard searched <= 500 else { return nil }
        let indexPath = RowIndexPath(section: section, row: row)
        if hasEditableField(at: indexPath) { return indexPath }
      }
    }
    return nil
  }

  @MainActor
  private func hasEditableField(at indexPath: RowIndexPath) -> Bool {
    guard let row = row(at: indexPath), !row.isDisabled, row.native == nil,
      let style = style(at: indexPath), !style.rowHeight.isHidden
    else { return false }
    return row.body(style: style).controls.contains { $0.kind == .field }
  }
}
#endif
