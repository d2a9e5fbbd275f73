// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Sections of which the user can select several rows.
extension TableHost {
  /// Selects in the table the rows that are selected on the page, and no others of their sections.
  func showSelection() {
    guard let page, let table else { return }
    allowMultipleSelection(on: page, in: table)
    guard page.selectsSeveral else { return }
    let wanted = Set(page.selectedRows.map { IndexPath($0) })
    let selected = Set(table.indexPathsForSelectedRows ?? [])
    for indexPath in selected.subtracting(wanted).sorted()
    where page.selectsSeveral(inSection: indexPath.section) {
      table.deselectRow(at: indexPath, animated: false)
    }
    for indexPath in wanted.subtracting(selected).sorted() {
      table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }

  /// Lets the user select several rows of a table if a section of a page asks for it.
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

  /// Returns the selected rows that a table would deselect for another one if the user could select only one.
  func rowsDeselected(by indexPath: RowIndexPath) -> [RowIndexPath] {
    guard allowsMultipleSelection, let page, !page.selectsSeveral(inSection: indexPath.section)
    else { return [] }
    return selectedRows.filter { $0 != indexPath && !page.selectsSeveral(inSection: $0.section) }
  }
}

extension PageSnapshot {
  /// True if the user can select several rows of a section now.
  fileprivate var selectsSeveral: Bool { sections.contains { $0.multipleSelection != nil } }

  /// Returns true if the user can select several rows of a section now.
  fileprivate func selectsSeveral(inSection section: Int) -> Bool {
    sections[section].multipleSelection != nil
  }
}
#endif
