// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A data source that prefers the methods of another object, except the methods for the number of
/// rows and their cells.
///
/// Both objects are notified when the user deletes, inserts or moves a row.
final class DataSourceProxy: ForwardingProxy<any UITableViewDataSource>, UITableViewDataSource {
  private let own: TableDataSource

  init(_ own: TableDataSource, behind forwarding: (any NSObjectProtocol)?) {
    self.own = own
    super.init(own, behind: forwarding)
  }

  func numberOfSections(in tableView: UITableView) -> Int { own.numberOfSections(in: tableView) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    own.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    own.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notify({ $0.tableView(_:commit:forRowAt:) }, tableView, editingStyle, indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    notify({ $0.tableView(_:moveRowAt:to:) }, tableView, sourceIndexPath, destinationIndexPath)
  }
}
#endif
