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

  /// Asks whether the row may lose its selection; `false` forbids it.
  public var willDeselect: (@MainActor () -> Bool)? {
    get { extras?.willDeselect }
    set { setExtras { $0.willDeselect = newValue } }
  }

  /// Asks whether the row may be shown as touched; `false` forbids it, and with it the selection.
  public var willHighlight: (@MainActor () -> Bool)? {
    get { extras?.willHighlight }
    set { setExtras { $0.willHighlight = newValue } }
  }

  /// The user inserts something at the row.
  public var insert: (@MainActor () -> Void)? {
    get { extras?.insert }
    set { setExtras { $0.insert = newValue } }
  }

  /// The row is about to be edited.
  public var willBeginEditing: (@MainActor () -> Void)? {
    get { extras?.willBeginEditing }
    set { setExtras { $0.willBeginEditing = newValue } }
  }

  /// The row is no longer edited.
  public var didEndEditing: (@MainActor () -> Void)? {
    get { extras?.didEndEditing }
    set { setExtras { $0.didEndEditing = newValue } }
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
    if let extras = rare.extras { events.formUnion(extras.value.events) }
    return events
  }

  /// Whether both offer the user the same; what they call is not compared.
  ///
  /// Most rows have nothing rare. Looked at in place they are not copied, which would take longer than
  /// to compare all that they show.
  @inline(__always)
  func offersSame(as other: Self) -> Bool {
    (select == nil) == (other.select == nil) && (change == nil) == (other.change == nil)
      && (rare == nil && other.rare == nil || offersSameRarely(as: other))
  }

  private func offersSameRarely(as other: Self) -> Bool {
    guard events == other.events else { return false }
    guard rare?.value.extras != nil || other.rare?.value.extras != nil else { return true }
    return (extras ?? RowExtras()).showsSame(as: other.extras ?? RowExtras())
  }

  /// Whether anything is called or offered.
  var isAny: Bool { select != nil || change != nil || rare != nil }

  /// What few rows have.
  var extras: RowExtras? { rare?.value.extras?.value }

  mutating func setExtras(_ set: (inout RowExtras) -> Void) {
    setRare { rare in
      var extras = rare.extras ?? Boxed(RowExtras())
      rare.extras = nil
      set(&extras.value)
      rare.extras = extras
    }
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
  var extras: Boxed<RowExtras>?
}
