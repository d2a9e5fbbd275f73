// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The closures that a row calls, by event.
///
/// Comparing rows ignores the closures. The driver calls those of the newest evaluation.
public struct RowHandlers: Sendable {
  // Most rows have one handler, which needs no memory outside the row.
  private var first: RowHandler?
  private var firstBit: UInt8 = 0
  private var handled: RowEvents = []
  private var others: [(bit: UInt8, handler: RowHandler)] = []
  private var boxedActions: Boxed<RowActions>?

  /// Creates handlers for no event.
  public init() {}
}

/// A handler, as an enumeration, because a generic or erased closure would be allocated.
private enum RowHandler: Sendable {
  case action(@MainActor () -> Void)
  case question(@MainActor () -> Bool)
  case target(@MainActor () -> ItemID?)
  case flag(@MainActor (Bool) -> Void)
  case change(@MainActor (ControlID, ControlValue) -> Void)
}

extension RowHandlers {
  /// The handler of an event, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor () -> Void>) -> (@MainActor () -> Void)? {
    get { if case .action(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.action(newValue), event.bit) } else { remove(event.bit) } }
  }

  /// The handler of an event that may be prevented, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor () -> Bool>) -> (@MainActor () -> Bool)? {
    get { if case .question(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.question(newValue), event.bit) } else { remove(event.bit) } }
  }

  /// The handler of an event that concerns another row, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor () -> ItemID?>) -> (@MainActor () -> ItemID?)? {
    get { if case .target(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.target(newValue), event.bit) } else { remove(event.bit) } }
  }

  /// The handler of an event that begins and ends, or `nil` if the row does not handle it.
  public subscript(event: RowEvent<@MainActor (Bool) -> Void>) -> (@MainActor (Bool) -> Void)? {
    get { if case .flag(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.flag(newValue), event.bit) } else { remove(event.bit) } }
  }

  /// The handler of an event of a control, or `nil` if the row does not handle it.
  public subscript(
    event: RowEvent<@MainActor (ControlID, ControlValue) -> Void>
  ) -> (@MainActor (ControlID, ControlValue) -> Void)? {
    get { if case .change(let handler)? = handler(event.bit) { handler } else { nil } }
    set { if let newValue { set(.change(newValue), event.bit) } else { remove(event.bit) } }
  }

  private func handler(_ bit: UInt8) -> RowHandler? {
    if first != nil, firstBit == bit { return first }
    return others.first { $0.bit == bit }?.handler
  }

  private mutating func set(_ handler: RowHandler, _ bit: UInt8) {
    if let index = others.firstIndex(where: { $0.bit == bit }) {
      others[index].handler = handler
    } else if first == nil || firstBit == bit {
      first = handler
      firstBit = bit
    } else {
      others.append((bit, handler))
    }
    handled.formUnion(RowEvents(rawValue: 1 << UInt32(bit)))
  }

  private mutating func remove(_ bit: UInt8) {
    if firstBit == bit { first = nil }
    others.removeAll { $0.bit == bit }
    handled.subtract(RowEvents(rawValue: 1 << UInt32(bit)))
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
