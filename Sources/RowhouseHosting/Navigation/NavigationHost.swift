// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A host that performs the requests of a ``Navigator``.
@MainActor
public protocol NavigationHost: AnyObject {
  /// Performs a request.
  func perform(_ request: NavigationRequest)

  /// The ids of the selected rows of the top page, in the order of the page.
  var selectedRows: [ItemID] { get }
}

extension NavigationHost {
  /// An empty array, for a host that shows no selection.
  public var selectedRows: [ItemID] { [] }
}

/// A request of a page to its navigator.
public enum NavigationRequest {
  /// Show another page on top.
  case push(any TablePage)
  /// Return to the previous page.
  case pop
  /// Show a dialog, and answer it with ``Navigator/answer(_:action:)``.
  case present(Dialog)
  /// Show a message that disappears by itself.
  case toast(String)
  /// Scroll the top page to a row, after the next update of the page.
  case scroll(ScrollTarget)
  /// Scroll the top page to its first row with an error, after the next update of the page, and focus the
  /// control of the row.
  case focusFirstError
  /// Select the first row of the top page with this id.
  case select(ItemID)
  /// Deselect the first row of the top page with this id.
  case deselect(ItemID)
  /// Show the progress of an activity.
  case progress(ProgressReport)
}
