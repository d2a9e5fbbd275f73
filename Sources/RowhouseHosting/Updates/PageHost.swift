// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A view that shows a page, such as a table view, a document, or a list of widgets.
///
/// A host owns its ``PageDriver``, receives each change through ``apply(_:completion:)``, and sends
/// the user's actions to the driver with ``PageDriver/send(_:to:flushing:)``. It returns the
/// counts, rows, and styles of the update's page to its platform.
@MainActor
public protocol PageHost: AnyObject {
  /// Shows the page of an update in place of the previous page.
  ///
  /// - Parameters:
  ///   - update: The update, which contains the page.
  ///   - completion: Called exactly once, immediately or at the end of an animation. Until then, the driver combines
  ///     further changes into the next update.
  /// - Throws: An error if the host cannot show the page. The driver reports the error, and sends the whole page in the
  ///   next update.
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws

  /// Called before the driver shows another page in place of the one that the host shows.
  ///
  /// A host sends the text that the user is typing, and the end of editing, because afterward, events reach the rows of the
  /// other page, which may have the same ids. It also forgets the selected rows. The default implementation does nothing, for
  /// a host without fields and selection.
  func willShowAnotherPage()

  /// Selects a row of the page that the host shows, without sending an event.
  ///
  /// The driver has already deselected the rows that lose their selection. A selected row whose
  /// `onWillDeselect` handler returned false stays selected.
  func select(_ indexPath: RowIndexPath)

  /// Deselects a row of the page that the host shows, without sending an event.
  func deselect(_ indexPath: RowIndexPath)

  /// The selected rows, in any order.
  ///
  /// The driver ignores rows of sections with multiple selection, because the page selects those, and
  /// rows that its newest page does not contain. While the host performs an update, it may return rows of the
  /// former page.
  var selectedReferences: [RowReference] { get }

  /// True if several rows can be selected outside of sections with multiple selection, as in a table
  /// whose `allowsMultipleSelection` the application has set.
  ///
  /// The driver then does not deselect other rows when the application selects one.
  var allowsMultipleSelection: Bool { get }
}

extension PageHost {
  /// Does nothing, for a host without fields and selection.
  public func willShowAnotherPage() {}

  /// Does nothing, for a host that shows no selection.
  public func select(_ indexPath: RowIndexPath) {}

  /// An empty array, for a host that shows no selection.
  public var selectedReferences: [RowReference] { [] }

  /// False, for a host that deselects the other rows when one is selected.
  public var allowsMultipleSelection: Bool { false }
}
