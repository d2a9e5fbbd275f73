// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// Tells the page what happens in the table.
final class TableDelegate: NSObject, UITableViewDelegate {
  private(set) weak var host: TableHost?

  init(host: TableHost) { self.host = host }

  // MARK: Heights and edges

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    host?.rowHeight(at: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    host?.estimatedRowHeight(at: indexPath) ?? 44
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    host?.edgeHeight(.header, ofSection: section, in: tableView) ?? 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    host?.edgeHeight(.footer, ofSection: section, in: tableView) ?? 0
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    host?.estimatedEdgeHeight(.header, ofSection: section, in: tableView) ?? 0
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    host?.estimatedEdgeHeight(.footer, ofSection: section, in: tableView) ?? 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    host?.edgeView(.header, ofSection: section, in: tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    host?.edgeView(.footer, ofSection: section, in: tableView)
  }

  // MARK: Coming and going

  // Neither shows at once what it changes: a table that lays its rows out cannot be updated.

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let host, let reference = host.cells[cell] else { return }
    host.layingOut { _ = host.driver.send(.willDisplay, to: reference) }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let host, let reference = host.cells[cell] else { return }
    host.layingOut { _ = host.driver.send(.didEndDisplaying, to: reference) }
  }
}
#endif
