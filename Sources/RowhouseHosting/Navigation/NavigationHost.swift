// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A host that performs the requests of a ``Navigator``.
@MainActor
public protocol NavigationHost: AnyObject {
  /// Performs a request.
  func perform(_ request: NavigationRequest)

  /// The ids of the selected rows of the top page, in page order.
  var selectedRows: [ItemID] { get }

  /// Returns true if another page of the navigator is above the page of a host, so that the user can return to the page.
  ///
  /// The navigator then holds requests of this page to leave or replace it. It repeats them after each request that the
  /// host performs.
  func isCovered(_ page: any PageHost) -> Bool
}

extension NavigationHost {
  /// An empty array, for a host that shows no selection.
  public var selectedRows: [ItemID] { [] }

  /// False, for a host that shows one page.
  public func isCovered(_ page: any PageHost) -> Bool { false }
}

/// A request of a page to its navigator.
public enum NavigationRequest {
  /// A request to show another page on top.
  case push(any TablePage)
  /// A request to return to an earlier page by leaving this number of pages, but not the first one.
  case pop(Int)
  /// A request to show another page in place of the top page, which may be the first one.
  case replace(any TablePage)
  /// A request to show a dialog, which may have a field. The host passes the answer and the text of the field to
  /// ``Navigator/answer(_:action:text:)``, and disables each action for which ``Dialog/isEnabled(actionAt:text:)`` returns
  /// false.
  case present(Dialog)
  /// A request to show a message that disappears by itself.
  case toast(String)
  /// A request to scroll the top page to a row, after the next update of the page.
  case scroll(ScrollTarget)
  /// A request to scroll the top page to a row and to focus the control of that row, after the next
  /// update of the page.
  case focus(FocusTarget)
  /// A request to select the first row of the top page with this id.
  case select(ItemID)
  /// A request to deselect the first row of the top page with this id.
  case deselect(ItemID)
  /// A request to show the progress of an activity.
  case progress(ProgressReport)
  /// A request to the system outside of the application.
  case system(SystemRequest)
}
