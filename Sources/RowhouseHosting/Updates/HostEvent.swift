// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// What happened to a row on screen.
public enum HostEvent: Hashable, Sendable {
  /// The row was tapped, or chosen from the keyboard: asks whether it may be selected, then selects
  /// it. For hosts whose platform has no selection of its own.
  case tap
  /// The platform selected the row, after ``PageDriver/allowsSelection(of:)`` allowed it.
  case select
  /// The platform deselected the row, after ``PageDriver/allowsDeselection(of:)`` allowed it.
  case deselect
  /// The row was touched (`true`), after ``PageDriver/allowsHighlight(of:)`` allowed it, or let go
  /// (`false`).
  case highlight(Bool)
  /// The row comes on screen.
  case willDisplay
  /// The row has left the screen.
  case didEndDisplaying
  /// The accessory was tapped.
  case accessory
  /// The user deletes the row.
  case delete
  /// The user inserts something at the row.
  case insert
  /// The user chose an action of the row.
  case action(RowActionReference)
  /// The row is about to be edited, as when a swipe begins to uncover its actions.
  case willBeginEditing
  /// The row is no longer edited.
  case didEndEditing
  /// The user moves the row to this position of its section, counted from 0 once the row is taken
  /// out. For hosts that leave the row where it is until they are told; a host that shows it there
  /// already calls ``PageDriver/reorder(_:to:)``.
  case move(to: Int)
  /// A control of the row was used.
  case change(ControlID, ControlValue)
}
