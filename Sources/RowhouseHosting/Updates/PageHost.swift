// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// What shows a page: a table view, a document, a list of widgets.
///
/// A host owns its ``PageDriver``, is told of each change by ``apply(_:completion:)``, and tells the
/// driver what the user does with ``PageDriver/send(_:to:flushing:)``. It answers its platform's
/// questions from the page of the update: how many rows, which row, in which style.
@MainActor
public protocol PageHost: AnyObject {
  /// Shows the page of an update in place of the one before.
  ///
  /// No further update comes before `completion` is called, which may be at once, or when an
  /// animation has ended. What arrives meanwhile is taken together; only the newest page comes next.
  ///
  /// - Parameters:
  ///   - update: What changed.
  ///   - completion: To be called once, when the host is ready for the next update.
  /// - Throws: What keeps the host from showing the page. It is reported, and the host is handed the
  ///   whole page next.
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws

  /// Shows a row as no longer selected.
  ///
  /// - Parameter indexPath: A row of the page that the host shows.
  func deselect(_ indexPath: RowIndexPath)
}
