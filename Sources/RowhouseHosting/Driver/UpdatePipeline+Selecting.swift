// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Selected rows.
extension UpdatePipeline {
  /// Deselects a row of the shown page.
  func deselect(_ reference: RowReference) {
    if let indexPath = page.indexPath(of: reference) { host?.deselect(indexPath) }
  }

  /// Selects a row of the shown page.
  func select(_ reference: RowReference) {
    if let indexPath = page.indexPath(of: reference) { host?.select(indexPath) }
  }

  /// The rows of the shown page that the host has selected, and those that the page has selected.
  var selectedRows: [RowReference] {
    (selectedByHost + page.selectedRows).compactMap { page.reference(at: $0) }
  }

  /// The rows of the shown page that the host has selected, outside of sections with multiple
  /// selection.
  var rowsSelectedByHost: [RowReference] { selectedByHost.compactMap { page.reference(at: $0) } }

  /// The index paths of ``rowsSelectedByHost``.
  private var selectedByHost: [RowIndexPath] {
    // A host that has not performed the newest update returns rows of an older page.
    (host?.selectedReferences ?? []).compactMap { page.indexPath(of: $0) }
      .filter { page.sections[$0.section].multipleSelection == nil }
  }

  /// Selects or deselects the first row with an id in the newest page; returns false if there is none.
  func setSelected(_ isSelected: Bool, _ id: ItemID) -> Bool {
    receive(.mayHaveChanged)
    flush()
    guard let indexPath = page.indexPath(ofRow: id), let reference = page.reference(at: indexPath)
    else { return false }
    if let selection = page.sections[indexPath.section].multipleSelection {
      if selection.contains(reference.row) != isSelected {
        EventRouter(pipeline: self).setSelected(isSelected, [reference])
        flush()
      }
      return true
    }
    guard isSelected else {
      host?.deselect(indexPath)
      return true
    }
    if host?.allowsMultipleSelection != true {
      for other in selectedByHost where other != indexPath { host?.deselect(other) }
    }
    host?.select(indexPath)
    return true
  }
}
