// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

/// A data source that asks another object first, and the table's own where that has no answer.
///
/// How many rows there are, and which cell shows one, is the page's alone.
final class DataSourceProxy: ForwardingProxy, UITableViewDataSource {
  private let own: TableDataSource

  init(_ own: TableDataSource, behind other: (any NSObjectProtocol)?) {
    self.own = own
    super.init(own: own, behind: other)
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
}
#endif
