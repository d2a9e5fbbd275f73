// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Sections of which the user can select several rows.
extension TableHost {
  /// Selects in the table the rows in view that are selected on the page, and no others of their sections.
  ///
  /// Rows that are out of view are selected when they appear: to find them, the ids of all rows would have to be read.
  func showSelection() {
    guard let page, let table else { return }
    allowMultipleSelection(on: page, in: table)
    guard page.selectsSeveral else { return }
    for indexPath in table.indexPathsForSelectedRows ?? []
    where page.isOneOfSeveral(at: indexPath) == false {
      table.deselectRow(at: indexPath, animated: false)
    }
    for indexPath in table.indexPathsForVisibleRows ?? [] { showSelection(at: indexPath) }
  }

  /// Selects a row in the table if it is selected on the page.
  func showSelection(at indexPath: IndexPath) {
    guard let page, let table, page.isOneOfSeveral(at: indexPath) == true,
      table.indexPathsForSelectedRows?.contains(indexPath) != true
    else { return }
    table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  /// Lets the user select several rows of a table if a section of the page allows it.
  func allowMultipleSelection(on page: PageSnapshot, in table: UITableView) {
    let isAllowed = page.selectsSeveral
    allowMultipleSelection(isAllowed, whileEditing: isAllowed && page.isEditing, in: table)
  }

  /// Deselects the other rows outside these sections, as a table does of which one row can be selected.
  ///
  /// Rows that refuse stay selected. Changes of the model are shown later.
  func deselectOthers(for reference: RowReference) {
    guard let indexPath = page?.indexPath(of: reference) else { return }
    for other in rowsDeselected(by: indexPath).compactMap({ page?.reference(at: $0) }) {
      guard driver.allowsDeselection(of: other), let indexPath = page?.indexPath(of: other) else {
        continue
      }
      deselect(indexPath)
      driver.send(.deselect, to: other)
    }
  }

  /// Returns true if a tap on a selected row selects it again, as in a table of which one row can be selected.
  ///
  /// A table whose other sections let the user select several rows would deselect it.
  func selectsAgain(_ indexPath: IndexPath) -> Bool {
    guard allowsMultipleSelection, let page else { return false }
    return !page.selectsSeveral(inSection: indexPath.section)
  }

  /// Returns the selected rows that a table would deselect for another one if the user could select only one.
  func rowsDeselected(by indexPath: RowIndexPath) -> [RowIndexPath] {
    guard allowsMultipleSelection, let page, !page.selectsSeveral(inSection: indexPath.section)
    else { return [] }
    return selectedInTable.filter { $0 != indexPath && !page.selectsSeveral(inSection: $0.section) }
  }

  /// The selected rows of the table, which lack those of these sections that were not in view.
  var selectedInTable: [RowIndexPath] {
    (table?.indexPathsForSelectedRows ?? []).map { RowIndexPath($0) }
  }

  /// The selected rows of the table outside these sections, and those of the page.
  var selectedRows: [RowIndexPath] {
    guard let page, table != nil, page.selectsSeveral else { return selectedInTable }
    let others = selectedInTable.filter { !page.selectsSeveral(inSection: $0.section) }
    return others + page.selectedRows
  }
}

extension PageSnapshot {
  /// True if the user can select several rows of a section now.
  fileprivate var selectsSeveral: Bool { sections.contains { $0.multipleSelection != nil } }

  /// Returns true if the user can select several rows of a section now.
  fileprivate func selectsSeveral(inSection section: Int) -> Bool {
    sections[section].multipleSelection != nil
  }

  /// Returns true if a row of a section of which several can be selected is selected, or `nil` in other sections.
  @MainActor
  fileprivate func isOneOfSeveral(at indexPath: IndexPath) -> Bool? {
    guard let id = rowID(at: RowIndexPath(indexPath)) else { return nil }
    return sections[indexPath.section].multipleSelection.map { $0.rows.contains(id) }
  }
}
#endif
