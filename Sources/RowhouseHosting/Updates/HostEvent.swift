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
  /// The platform deselected the row.
  case deselect
  /// The row was touched (`true`) or let go (`false`).
  case highlight(Bool)
  /// The row comes on screen.
  case willDisplay
  /// The row has left the screen.
  case didEndDisplaying
  /// The accessory was tapped.
  case accessory
  /// The user deletes the row.
  case delete
  /// A control of the row was used.
  case change(ControlID, ControlValue)
}
