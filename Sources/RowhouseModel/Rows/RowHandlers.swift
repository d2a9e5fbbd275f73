// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What is called when something happens to a row.
///
/// Handlers take no part in comparing rows. The ones of the newest evaluation are called, so a
/// handler never acts on values that the page no longer shows.
public struct RowHandlers: Sendable {
  /// The row was selected.
  public var select: (@MainActor () -> Void)?
  /// A control of the row was used.
  public var change: (@MainActor (ControlID, ControlValue) -> Void)?
  private var rare: Boxed<RareHandlers>?

  /// No handlers.
  public init() {}
}

extension RowHandlers {
  /// The row was deselected.
  public var deselect: (@MainActor () -> Void)? {
    get { rare?.value.deselect }
    set { setRare { $0.deselect = newValue } }
  }

  /// The row is about to be selected; `false` forbids it.
  public var willSelect: (@MainActor () -> Bool)? {
    get { rare?.value.willSelect }
    set { setRare { $0.willSelect = newValue } }
  }

  /// The row comes on screen.
  public var willDisplay: (@MainActor () -> Void)? {
    get { rare?.value.willDisplay }
    set { setRare { $0.willDisplay = newValue } }
  }

  /// The row has left the screen.
  public var didEndDisplaying: (@MainActor () -> Void)? {
    get { rare?.value.didEndDisplaying }
    set { setRare { $0.didEndDisplaying = newValue } }
  }

  /// The row was touched (`true`) or let go (`false`).
  public var highlight: (@MainActor (Bool) -> Void)? {
    get { rare?.value.highlight }
    set { setRare { $0.highlight = newValue } }
  }

  /// The accessory was tapped.
  public var accessory: (@MainActor () -> Void)? {
    get { rare?.value.accessory }
    set { setRare { $0.accessory = newValue } }
  }

  /// The user deletes the row.
  public var delete: (@MainActor () -> Void)? {
    get { rare?.value.delete }
    set { setRare { $0.delete = newValue } }
  }

  /// The events that have a handler.
  public var events: RowEvents {
    var events: RowEvents = []
    if select != nil { events.insert(.select) }
    if change != nil { events.insert(.change) }
    guard let rare = rare?.value else { return events }
    if rare.deselect != nil { events.insert(.deselect) }
    if rare.willSelect != nil { events.insert(.willSelect) }
    if rare.willDisplay != nil { events.insert(.willDisplay) }
    if rare.didEndDisplaying != nil { events.insert(.didEndDisplaying) }
    if rare.highlight != nil { events.insert(.highlight) }
    if rare.accessory != nil { events.insert(.accessory) }
    if rare.delete != nil { events.insert(.delete) }
    return events
  }

  private mutating func setRare(_ set: (inout RareHandlers) -> Void) {
    var handlers = rare ?? Boxed(RareHandlers())
    // Held here alone, so that it is not copied.
    rare = nil
    set(&handlers.value)
    rare = handlers
  }
}

/// The handlers that few rows have, kept apart so that the others stay small.
private struct RareHandlers: Sendable {
  var deselect: (@MainActor () -> Void)?
  var willSelect: (@MainActor () -> Bool)?
  var willDisplay: (@MainActor () -> Void)?
  var didEndDisplaying: (@MainActor () -> Void)?
  var highlight: (@MainActor (Bool) -> Void)?
  var accessory: (@MainActor () -> Void)?
  var delete: (@MainActor () -> Void)?
}
