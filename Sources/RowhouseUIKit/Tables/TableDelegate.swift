// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The delegate of a table, which sends events to the page.
///
/// It is a separate object because a ``DelegateProxy`` is between it and the table.
final class TableDelegate: NSObject, UITableViewDelegate {
  private(set) weak var host: TableHost?

  init(host: TableHost) { self.host = host }

  // MARK: Heights, headers and footers

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    host?.rowHeight(at: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    host?.estimatedRowHeight(at: indexPath) ?? 44
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    host?.shown?.edgeHeight(.header, ofSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    host?.shown?.edgeHeight(.footer, ofSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    host?.shown?.estimatedEdgeHeight(.header, ofSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    host?.shown?.estimatedEdgeHeight(.footer, ofSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edgeView(.header, ofSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edgeView(.footer, ofSection: section)
  }

  private func edgeView(_ side: HeaderFooterDrawing.Side, ofSection section: Int) -> UIView? {
    guard let host, let shown = host.shown else { return nil }
    return host.headerFooters.view(side, ofSection: section, in: shown)
  }

  // MARK: Displaying

  // Changes made by these handlers are shown later, because a table that is laying out its rows
  // cannot be updated.

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let host, let reference = host.cells[cell] else { return }
    host.layingOut {
      for event in host.cells.beginDisplay(cell) { host.driver.send(event, to: reference) }
      host.check(cell, at: RowIndexPath(indexPath))
      (cell as? RowCell)?.reportWidthBeforeDisplay()
      host.showSelection(of: cell, at: indexPath)
      if let body = host.cells.displaying(of: cell, on: host.page)?.willDisplay {
        host.driver.asCurrent { body(cell) }
      }
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let host, let reference = host.cells[cell] else { return }
    host.layingOut {
      if host.cells.endDisplay(cell) { host.driver.send(.didEndDisplaying, to: reference) }
      if let body = host.cells.displaying(of: cell, on: host.page)?.didEndDisplaying {
        host.driver.asCurrent { body(cell) }
      }
    }
  }
}
#endif
