// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import UIKitDriving

/// A forwarding object that implements methods which the page needs, too, and records their calls.
final class FuzzForwarder: NSObject, UITableViewDelegate {
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var fault: String?
  private(set) var selections = 0
  private(set) var highlights = 0
  private(set) var scrollSteps = 0

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      fault = "the cell at \(indexPath) is displayed twice"
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      fault = "the cell at \(indexPath) ends to be displayed and was not"
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    highlights += 1
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollSteps += 1 }

  /// Called when the table of some displayed cells is shown no more, or the table is given the object.
  func forget(_ cells: Set<ObjectIdentifier>) {
    displayed.subtract(cells)
    fault = nil
  }
}
#endif
