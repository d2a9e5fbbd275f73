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
    let isAllowed = page.sections.contains { $0.multipleSelection != nil }
    allowMultipleSelection(isAllowed, in: table)
    guard isAllowed else { return }
    let wanted = Set(page.selectedRows.map { IndexPath($0) })
    let selected = Set(table.indexPathsForSelectedRows ?? [])
    for indexPath in selected.subtracting(wanted).sorted()
    where page.sections[indexPath.section].multipleSelection != nil {
      table.deselectRow(at: indexPath, animated: false)
    }
    for indexPath in wanted.subtracting(selected).sorted() {
      table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }
}
#endif
