// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which events a row reacts to.
///
/// It is a part of what a row shows: a row that can be tapped is announced and drawn as such.
public struct RowEvents: OptionSet, Hashable, Sendable {
  /// One bit for each event.
  public let rawValue: UInt16

  /// A set of events by its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The row was selected.
  public static let select = RowEvents(rawValue: 1 << 0)
  /// The row was deselected.
  public static let deselect = RowEvents(rawValue: 1 << 1)
  /// The row is about to be selected.
  public static let willSelect = RowEvents(rawValue: 1 << 2)
  /// The row comes on screen.
  public static let willDisplay = RowEvents(rawValue: 1 << 3)
  /// The row has left the screen.
  public static let didEndDisplaying = RowEvents(rawValue: 1 << 4)
  /// The row was touched or let go.
  public static let highlight = RowEvents(rawValue: 1 << 5)
  /// A control of the row was used.
  public static let change = RowEvents(rawValue: 1 << 6)
  /// The accessory was tapped.
  public static let accessory = RowEvents(rawValue: 1 << 7)
  /// The row was deleted by the user.
  public static let delete = RowEvents(rawValue: 1 << 8)
  /// The row is about to be deselected.
  public static let willDeselect = RowEvents(rawValue: 1 << 9)
  /// The row is about to be shown as touched.
  public static let willHighlight = RowEvents(rawValue: 1 << 10)
  /// Something was inserted at the row by the user.
  public static let insert = RowEvents(rawValue: 1 << 11)
  /// The row is about to be edited.
  public static let willBeginEditing = RowEvents(rawValue: 1 << 12)
  /// The row is no longer edited.
  public static let didEndEditing = RowEvents(rawValue: 1 << 13)
  /// An action was chosen that a swipe uncovers.
  public static let swipe = RowEvents(rawValue: 1 << 14)
  /// An action of the menu was chosen.
  public static let menu = RowEvents(rawValue: 1 << 15)
}
