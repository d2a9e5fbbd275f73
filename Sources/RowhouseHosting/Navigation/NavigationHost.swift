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

  /// Returns the place of a page in the stack of the navigator.
  ///
  /// The navigator asks before a task of the page leaves or replaces it. While another page is above it, the request waits.
  /// The navigator asks again after each request that the host performs, and in the turn of the main loop after
  /// ``PageDriver/readAgain()``, which the host calls when the user has returned to a page.
  ///
  /// - Parameter page: The host of the page.
  /// - Returns: The place, which is ``PagePlace/left`` for a page that the host has removed, or that is disappearing.
  func place(of page: any PageHost) -> PagePlace
}

extension NavigationHost {
  /// An empty array, for a host that shows no selection.
  public var selectedRows: [ItemID] { [] }

  /// The place of the only page, for a host that shows one page.
  public func place(of page: any PageHost) -> PagePlace { .onTop }
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

extension NavigationRequest {
  /// True if the request leaves or replaces pages.
  var leavesPages: Bool { leavingName != nil }

  /// The name of a request to leave pages in diagnostics, or `nil` for other requests.
  var leavingName: String? {
    switch self {
    case .pop: "pop"
    case .replace: "replace a page"
    case .push, .present, .toast, .scroll, .focus, .select, .deselect, .progress, .system: nil
    }
  }

  /// True if the effect of the request depends on the page that is on top.
  var concernsTop: Bool {
    switch self {
    case .push, .pop, .replace, .scroll, .focus, .select, .deselect: true
    case .present, .toast, .progress, .system: false
    }
  }

  /// True if the request returns to the first page, whichever page is on top.
  var returnsToFirst: Bool {
    if case .pop(.max) = self { return true }
    return false
  }
}
