// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An event of a row with the type of its handler, under which a row stores it.
public struct RowEvent<Handler>: Hashable, Sendable {
  /// The bit of the event in ``RowEvents``, different for each event.
  let bit: UInt8

  private init(_ bit: UInt8) { self.bit = bit }
}

extension RowEvent<@MainActor () -> Void> {
  /// The row was selected.
  public static var select: Self { Self(0) }
  /// The row was deselected.
  public static var deselect: Self { Self(1) }
  /// The row is about to appear on screen.
  public static var willDisplay: Self { Self(3) }
  /// The row has left the screen.
  public static var didEndDisplaying: Self { Self(4) }
  /// The user tapped the accessory.
  public static var accessory: Self { Self(7) }
  /// The user deletes the row.
  public static var delete: Self { Self(8) }
  /// The user inserts something at the row.
  public static var insert: Self { Self(11) }
  /// The user begins to edit the row.
  public static var willBeginEditing: Self { Self(12) }
  /// The user no longer edits the row.
  public static var didEndEditing: Self { Self(13) }
}

extension RowEvent<@MainActor () -> Bool> {
  /// The row is about to be selected.
  ///
  /// The handler returns `false` to prevent it.
  public static var willSelect: Self { Self(2) }
  /// The row is about to be deselected.
  ///
  /// The handler returns `false` to prevent it.
  public static var willDeselect: Self { Self(9) }
  /// The row is about to be highlighted.
  ///
  /// The handler returns `false` to prevent it, and the selection.
  public static var willHighlight: Self { Self(10) }
}

extension RowEvent<@MainActor () -> ItemID?> {
  /// The user tapped the row.
  ///
  /// The handler returns the id of the row to select in its place.
  public static var redirect: Self { Self(16) }
}

extension RowEvent<@MainActor (Bool) -> Void> {
  /// The user touched the row (`true`) or released it (`false`).
  public static var highlight: Self { Self(5) }
}

extension RowEvent<@MainActor (ControlID, ControlValue) -> Void> {
  /// The user set a control of the row to a value.
  public static var change: Self { Self(6) }
  /// The user is typing a text that the row receives later, when the user has finished.
  ///
  /// Browsers do not report it.
  package static var typing: Self { Self(17) }
}

extension RowEvent<[RowAction]> {
  /// The user chose an action behind the row, which a swipe uncovers.
  public static var swipe: Self { Self(14) }
  /// The user chose an action of the menu.
  public static var menu: Self { Self(15) }
}

/// A set of events.
///
/// Comparing rows includes them, because hosts draw and announce a row that can be tapped
/// differently.
public struct RowEvents: OptionSet, Hashable, Sendable {
  /// One bit for each event.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of events.
  public init<each Handler>(_ events: repeat RowEvent<each Handler>) {
    var bits: UInt32 = 0
    for bit in repeat (each events).bit { bits |= 1 << UInt32(bit) }
    rawValue = bits
  }

  /// Returns `true` if the set contains the event.
  public func contains<Handler>(_ event: RowEvent<Handler>) -> Bool {
    rawValue & 1 << event.bit != 0
  }
}
