// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// What carries out what a ``Navigator`` is asked for.
@MainActor
public protocol NavigationHost: AnyObject {
  /// Carries out a request.
  func perform(_ request: NavigationRequest)
}

/// What a page asks its navigator for.
public enum NavigationRequest {
  /// Lead to a further page.
  case push(any TablePage)
  /// Lead back to the page before.
  case pop
  /// Show a dialog, and answer it with ``Navigator/answer(_:action:)``.
  case present(Dialog)
  /// Tell something in passing.
  case toast(String)
  /// Bring a row of the page that is on top into view, once the page shows what has changed so far.
  case scroll(ScrollTarget)
  /// Show that something is going on, or that it has gone further, or that it is done.
  case progress(ProgressReport)
}
