// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Touching and selecting.
extension TableDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let host, let reference = host.reference(at: indexPath) else { return false }
    return host.driver.allowsHighlight(of: reference)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    host?.send(.highlight(true), at: indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    host?.send(.highlight(false), at: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let host, let reference = host.reference(at: indexPath) else { return nil }
    guard let row = host.row(at: indexPath), !row.isDisabled else { return nil }
    guard row.isSelectable || host.connection.forwardsTaps else {
      // The table selects no row, so the text of another field may change it.
      editField(of: tableView, at: indexPath)
      return nil
    }
    // The table must not change while it asks its delegate.
    host.reportTypedText(flushing: false)
    if !row.isSelectable { return indexPath }
    guard let target = host.driver.selectionTarget(of: reference) else { return nil }
    return host.page?.indexPath(of: target).map { IndexPath($0) }
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let host, let reference = host.reference(at: indexPath) else { return indexPath }
    host.reportTypedText(flushing: false)
    guard !host.selectsAgain(indexPath) else {
      host.connection.selectAgain(indexPath)
      return nil
    }
    return host.driver.allowsDeselection(of: reference) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // When this row's field receives the keyboard, another field reports its text, which may move the row.
    let reference = host?.reference(at: indexPath)
    editField(of: tableView, at: indexPath)
    guard let host, let reference else { return }
    host.reportTypedText()
    host.deselectOthers(for: reference)
    host.send(.select, to: reference)
    host.showSelection()
  }

  /// Begins to edit the field of a row whose only control is that field.
  private func editField(of tableView: UITableView, at indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) as? RowCell,
      cell.drawing?.body.isField == true
    else { return }
    _ = cell.beginEditing()
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    host?.send(.deselect, at: indexPath, flushing: true)
    host?.showSelection()
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    host?.send(.accessory, at: indexPath, flushing: true)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    host?.menu(of: indexPath)
  }
}
#endif
