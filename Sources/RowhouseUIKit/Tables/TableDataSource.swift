// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The data source of a table, which reads the page that the table shows.
///
/// It is a separate object because a ``DataSourceProxy`` is between it and the table.
final class TableDataSource: NSObject, UITableViewDataSource {
  private weak var host: TableHost?

  init(host: TableHost) { self.host = host }

  func numberOfSections(in tableView: UITableView) -> Int { host?.page?.sections.count ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    host?.page?.rowCount(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    host?.cell(at: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let host, let page = host.page, let row = host.row(at: indexPath) else { return false }
    let isEdited = host.editsAllRows || tableView.isEditing && !host.hasUncoveredActions
    return page.canEdit(row, at: RowIndexPath(indexPath), isEdited: isEdited)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let host else { return }
    host.committing {
      switch editingStyle {
      case .delete: host.send(.delete, at: indexPath, flushing: true)
      case .insert: host.send(.insert, at: indexPath, flushing: true)
      default: break
      }
    }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = host?.page?.sectionIndex.map(\.title) ?? []
    return titles.isEmpty ? nil : titles
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard let entries = host?.page?.sectionIndex, entries.indices.contains(index) else { return 0 }
    return entries[index].section
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    host?.page?.canMove(RowIndexPath(indexPath)) == true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    host?.moveRow(from: sourceIndexPath, to: destinationIndexPath)
  }
}
#endif
