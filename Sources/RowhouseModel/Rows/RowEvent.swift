// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An event of a row with the type of its handler, under which a row stores it.
public struct RowEvent<Handler>: Hashable, Sendable {
  /// The bit of the event in ``RowEvents``, different for each event.
  let bit: UInt8

  private init(_ name: RowEventName) { bit = name.rawValue }
}

/// The names of the events, whose raw values are their bits in ``RowEvents``.
private enum RowEventName: UInt8, CaseIterable {
  case select
  case deselect
  case willSelect
  case willDisplay
  case didEndDisplaying
  case highlight
  case change
  case accessory
  case delete
  case willDeselect
  case willHighlight
  case insert
  case willBeginEditing
  case didEndEditing
  case swipe
  case menu
  case redirect
  case typing
  case submit
}

extension RowEvent<@MainActor () -> Void> {
  /// The row was selected.
  public static var select: Self { Self(.select) }
  /// The row was deselected.
  public static var deselect: Self { Self(.deselect) }
  /// The row is about to appear on screen.
  public static var willDisplay: Self { Self(.willDisplay) }
  /// The row has left the screen.
  public static var didEndDisplaying: Self { Self(.didEndDisplaying) }
  /// The user tapped the accessory.
  public static var accessory: Self { Self(.accessory) }
  /// The user deletes the row.
  public static var delete: Self { Self(.delete) }
  /// The user inserts something at the row.
  public static var insert: Self { Self(.insert) }
  /// The user revealed the swipe actions of the row.
  public static var willBeginEditing: Self { Self(.willBeginEditing) }
  /// The swipe actions of the row were hidden, or the user left a field of the row.
  public static var didEndEditing: Self { Self(.didEndEditing) }
  /// The user pressed Return in a one-line field of the row.
  public static var submit: Self { Self(.submit) }
}

extension RowEvent<@MainActor () -> Bool> {
  /// The row is about to be selected.
  ///
  /// The handler returns `false` to prevent it.
  public static var willSelect: Self { Self(.willSelect) }
  /// The row is about to be deselected.
  ///
  /// The handler returns `false` to prevent it.
  public static var willDeselect: Self { Self(.willDeselect) }
  /// The row is about to be highlighted.
  ///
  /// The handler returns `false` to prevent it, and the selection.
  public static var willHighlight: Self { Self(.willHighlight) }
}

extension RowEvent<@MainActor () -> ItemID?> {
  /// The user tapped the row.
  ///
  /// The handler returns the id of the row to select in its place.
  public static var redirect: Self { Self(.redirect) }
}

extension RowEvent<@MainActor (Bool) -> Void> {
  /// The user touched the row (`true`) or released it (`false`).
  public static var highlight: Self { Self(.highlight) }
}

extension RowEvent<@MainActor (ControlID, ControlValue) -> Void> {
  /// The user set a control of the row to a value.
  public static var change: Self { Self(.change) }
  /// The user is typing text that the row receives later, when the user has finished.
  ///
  /// Browsers do not report it.
  package static var typing: Self { Self(.typing) }
}

extension RowEvent<[RowAction]> {
  /// The user chose an action that a swipe reveals.
  public static var swipe: Self { Self(.swipe) }
  /// The user chose an action of the menu.
  public static var menu: Self { Self(.menu) }
}

/// A set of events.
///
/// Rows with different events are not equal, because hosts draw and announce a row differently if
/// it can be tapped.
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

  package static let all = RowEvents(
    rawValue: RowEventName.allCases.reduce(0) { $0 | 1 << UInt32($1.rawValue) })

  /// Returns `true` if the set contains the event.
  public func contains<Handler>(_ event: RowEvent<Handler>) -> Bool {
    rawValue & 1 << event.bit != 0
  }
}

extension RowEvents: CustomStringConvertible {
  /// The names of the events, as in `[select, menu]`.
  public var description: String {
    let names = RowEventName.allCases.filter { rawValue & 1 << $0.rawValue != 0 }
    return "[" + names.map { "\($0)" }.joined(separator: ", ") + "]"
  }
}
