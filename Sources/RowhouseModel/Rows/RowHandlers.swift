// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The closures that a row calls, by event.
///
/// Comparing rows ignores the closures. The driver calls those of the newest evaluation.
public struct RowHandlers: Sendable {
  // Most rows have one handler, which needs no memory outside the row.
  private var first: RowHandler?
  private var firstPlace: Place = 0
  private var handled: RowEvents = []
  private var others: [(place: Place, handler: RowHandler)] = []
  private var boxedActions: Boxed<RowActions>?

  /// The bit of an event, and ``added`` for a handler that was added to that of the row.
  private typealias Place = UInt8
  private static var added: Place { 0x80 }

  /// Creates handlers for no event.
  public init() {}
}

/// A handler, as an enumeration, because a generic or erased closure would be allocated.
private enum RowHandler: Sendable {
  case action(@MainActor () -> Void)
  /// The effect of a tap on a row, to which closures are added.
  case effect(@MainActor () -> Void)
  case question(@MainActor () -> Bool)
  case target(@MainActor () -> ItemID?)
  case flag(@MainActor (Bool) -> Void)
  case change(@MainActor (ControlID, ControlValue) -> Void)
}

extension RowHandlers {
  /// The handler of an event, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor () -> Void>) -> (@MainActor () -> Void)? {
    get {
      let own: (@MainActor () -> Void)? =
        switch handler(event.bit) {
        case .action(let handler), .effect(let handler): handler
        default: nil
        }
      let added = addedHandlers(event.bit)
      if added.isEmpty { return own }
      return {
        own?()
        for case .action(let handler) in added { handler() }
      }
    }
    set { if let newValue { set(.action(newValue), event.bit) } else { removeAll(event.bit) } }
  }

  /// The handler of an event that may be prevented, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor () -> Bool>) -> (@MainActor () -> Bool)? {
    get { if case .question(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.question(newValue), event.bit) } else { removeAll(event.bit) } }
  }

  /// The handler of an event that concerns another row, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor () -> ItemID?>) -> (@MainActor () -> ItemID?)? {
    get { if case .target(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.target(newValue), event.bit) } else { removeAll(event.bit) } }
  }

  /// The handler of an event that begins and ends, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor (Bool) -> Void>) -> (@MainActor (Bool) -> Void)? {
    get { if case .flag(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.flag(newValue), event.bit) } else { removeAll(event.bit) } }
  }

  /// The handler of an event of a control, or `nil` if the row does not handle it.
  public subscript(
    event: RowEvent<@MainActor (ControlID, ControlValue) -> Void>
  ) -> (@MainActor (ControlID, ControlValue) -> Void)? {
    get {
      let own: (@MainActor (ControlID, ControlValue) -> Void)? =
        if case .change(let handler)? = handler(event.bit) { handler } else { nil }
      let added = addedHandlers(event.bit)
      if added.isEmpty { return own }
      return { control, value in
        own?(control, value)
        for case .change(let handler) in added { handler(control, value) }
      }
    }
    set { if let newValue { set(.change(newValue), event.bit) } else { removeAll(event.bit) } }
  }

  private func handler(_ place: Place) -> RowHandler? {
    if first != nil, firstPlace == place { return first }
    return others.first { $0.place == place }?.handler
  }

  /// Returns the handlers that were added to that of the row, in this order.
  private func addedHandlers(_ bit: Place) -> [RowHandler] {
    let place = bit | Self.added
    let added = others.filter { $0.place == place }.map(\.handler)
    if firstPlace == place, let first { return [first] + added }
    return added
  }

  private mutating func set(_ handler: RowHandler, _ bit: Place) {
    removeAll(bit)
    insert(handler, bit)
  }

  private mutating func removeAll(_ bit: Place) {
    remove(bit)
    remove(bit | Self.added)
  }

  private mutating func insert(_ handler: RowHandler, _ place: Place) {
    if first == nil, others.isEmpty {
      first = handler
      firstPlace = place
    } else {
      others.append((place, handler))
    }
    handled.formUnion(Self.events(at: place))
  }

  private mutating func remove(_ place: Place) {
    guard !handled.isDisjoint(with: Self.events(at: place)) else { return }
    if firstPlace == place { first = nil }
    others.removeAll { $0.place == place }
    if handler(place ^ Self.added) == nil { handled.subtract(Self.events(at: place)) }
  }

  private static func events(at place: Place) -> RowEvents {
    RowEvents(rawValue: 1 << UInt32(place & ~added))
  }
}

extension RowHandlers {
  /// Adds a handler of an event, which is called after those that the row already has.
  mutating func add(
    _ handler: @escaping @MainActor () -> Void, to event: RowEvent<@MainActor () -> Void>
  ) {
    insert(.action(handler), event.bit | Self.added)
  }

  /// Sets the effect of a tap on a row, after which the closures of ``RowElement/onSelect(_:)`` are called.
  package mutating func setTapEffect(_ effect: @escaping @MainActor () -> Void) {
    let tap: RowEvent<@MainActor () -> Void> = .select
    let own = handler(tap.bit)
    remove(tap.bit)
    insert(.effect(effect), tap.bit)
    if case .action(let handler) = own { add(handler, to: tap) }
  }

  /// Removes the effect of a tap, and keeps the closures that were added.
  mutating func removeTapEffect() {
    let tap: RowEvent<@MainActor () -> Void> = .select
    if hasTapEffect { remove(tap.bit) }
  }

  /// True if the effect of a tap was set with ``setTapEffect(_:)``.
  var hasTapEffect: Bool {
    let tap: RowEvent<@MainActor () -> Void> = .select
    return if case .effect = handler(tap.bit) { true } else { false }
  }

  /// Adds a handler of an event of a control, which is called after those that the row already has.
  mutating func add(
    _ handler: @escaping @MainActor (ControlID, ControlValue) -> Void,
    to event: RowEvent<@MainActor (ControlID, ControlValue) -> Void>
  ) {
    insert(.change(handler), event.bit | Self.added)
  }

  /// Replaces the handler of the row for an event, or removes it, and keeps those that were added.
  mutating func setOwn(
    _ event: RowEvent<@MainActor () -> Void>, _ handler: (@MainActor () -> Void)?
  ) {
    remove(event.bit)
    if let handler { insert(.action(handler), event.bit) }
  }

  /// Replaces the handler of the row for an event of a control, or removes it, and keeps those that
  /// were added.
  mutating func setOwn(
    _ event: RowEvent<@MainActor (ControlID, ControlValue) -> Void>,
    _ handler: (@MainActor (ControlID, ControlValue) -> Void)?
  ) {
    remove(event.bit)
    if let handler { insert(.change(handler), event.bit) }
  }

  /// Sets the handler of the row for an event of a control, unless it has one besides those that were
  /// added.
  package mutating func setOwnIfMissing(
    _ event: RowEvent<@MainActor (ControlID, ControlValue) -> Void>,
    _ handler: @escaping @MainActor (ControlID, ControlValue) -> Void
  ) {
    if self.handler(event.bit) == nil { insert(.change(handler), event.bit) }
  }
}

extension RowHandlers {
  /// The events that the row handles.
  public var events: RowEvents {
    guard let boxedActions else { return handled }
    return handled.union(boxedActions.value.events)
  }

  /// The actions of the row, or `nil` if none were set.
  var actions: RowActions? { boxedActions?.value }

  /// Changes the actions of the row.
  mutating func setActions(_ set: (inout RowActions) -> Void) {
    var actions = boxedActions ?? Boxed(RowActions())
    // Released here, so that the value is not copied.
    boxedActions = nil
    set(&actions.value)
    boxedActions = actions
  }

  /// Returns `true` if both allow the same interaction.
  ///
  /// Closures are not compared.
  ///
  /// Actions are compared in place, because a copy takes longer than comparing a whole row.
  @inline(__always)
  func hasSameInteraction(as other: Self) -> Bool {
    handled == other.handled
      && (boxedActions == nil && other.boxedActions == nil || hasSameActions(as: other))
  }

  private func hasSameActions(as other: Self) -> Bool {
    (actions ?? RowActions()).showsSame(as: other.actions ?? RowActions())
  }

  /// True if the row has a handler or an action.
  var isAny: Bool { !handled.isEmpty || boxedActions != nil }
}
