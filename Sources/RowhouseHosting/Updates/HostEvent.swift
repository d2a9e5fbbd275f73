// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An event of a row on screen.
public enum HostEvent: Hashable, Sendable {
  /// The row was tapped, on a platform that leaves the selection to the driver.
  ///
  /// If ``PageDriver/allowsHighlight(of:)`` is true, the driver selects the row that
  /// ``PageDriver/selectionTarget(of:)`` returns. It deselects a selected row of a section with multiple
  /// selection instead, if ``PageDriver/allowsDeselection(of:)`` is true.
  case tap
  /// The platform selected the row, which ``PageDriver/selectionTarget(of:)`` returned.
  case select
  /// The platform deselected the row, after ``PageDriver/allowsDeselection(of:)`` allowed it.
  case deselect
  /// The row was touched (`true`), if ``PageDriver/allowsHighlight(of:)`` allowed it, or released.
  case highlight(Bool)
  /// The row is about to appear on screen.
  case willDisplay
  /// The row has left the screen.
  case didEndDisplaying
  /// The accessory was tapped.
  case accessory
  /// The user deleted the row.
  case delete
  /// The user pressed the insert control of the row.
  case insert
  /// The user chose an action of the row.
  case action(RowActionReference)
  /// The user revealed the swipe actions of the row.
  case willBeginEditing
  /// The swipe actions of the row were hidden, or the user left a field of the row.
  case didEndEditing
  /// The user moved the row to this index path, which ``PageDriver/moveTarget(from:by:)`` returned.
  ///
  /// Hosts that already show the row there call ``PageDriver/reorder(_:to:)`` instead.
  case move(to: RowIndexPath)
  /// A control of the row was used.
  case change(ControlID, ControlValue)
  /// The user is typing text that will be reported later as a ``change(_:_:)``.
  ///
  /// A host sends this event if the row handles it, unless sending it requires a network.
  case typing(ControlID, ControlValue)
  /// The user pressed Return in a one-line field of the row, which has received the text.
  case submit
}

extension HostEvent {
  /// The name of the event in diagnostics.
  ///
  /// The name contains no typed text, which may be a password.
  var name: String {
    switch self {
    case .change(let control, .text): "change(\(control), text)"
    case .typing(let control, .text): "typing(\(control), text)"
    case .tap, .select, .deselect, .highlight, .willDisplay, .didEndDisplaying, .accessory, .delete,
      .insert, .action, .willBeginEditing, .didEndEditing, .move, .change, .typing, .submit:
      "\(self)"
    }
  }

  /// True if the event means that the user uses the row or one of its controls.
  ///
  /// A disabled row rejects such events.
  var usesRow: Bool {
    switch self {
    case .tap, .select, .highlight, .insert, .change, .typing, .submit: true
    // A tap on another row deselects the row.
    case .deselect, .willDisplay, .didEndDisplaying, .accessory, .delete, .action,
      .willBeginEditing, .didEndEditing, .move:
      false
    }
  }
}
