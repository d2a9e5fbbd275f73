// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// A Return key that is held down in a window or in one of its dialogs.
///
/// Its repetitions would reach the fields and buttons to which the focus moves. GDK does not mark repetitions, so a key
/// is held until it is released.
@MainActor
final class HeldReturn {
  private var held: HeldKey?

  /// The time, in microseconds, within which a held key is repeated.
  ///
  /// A key that is released while no window has the focus is not reported. By default, repetitions begin after two
  /// thirds of a second.
  private static let repetition: Int64 = 1_000_000
}

extension HeldReturn {
  /// Stops the repetitions of a key that was pressed in a one-line field of a window, or in another window.
  ///
  /// - Parameter window: The window with the pages, or one of its dialogs.
  func stop(in window: WidgetPointer) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    handle("key-pressed", of: keys.raw) { [weak self, keys, window] arguments in
      guard let self else { return false }
      return press(arguments, gtk_event_controller_get_current_event(keys), in: window)
    }
    observe("key-released", of: keys.raw) { [weak self] arguments in
      if Self.isReturn(arguments) { self?.held = nil }
    }
    observe("notify::is-active", of: window.raw) { [weak self] _ in self?.held?.hasMoved = true }
    gtk_widget_add_controller(window, keys)
  }

  /// Returns true if a key that was pressed in a window is a repetition to stop.
  private func press(
    _ arguments: SignalArguments, _ event: OpaquePointer?, in window: WidgetPointer
  ) -> Bool {
    guard Self.isReturn(arguments) else {
      held = nil
      return false
    }
    let now = Int64(g_get_monotonic_time())
    if let held, !held.hasMoved || now - held.time < Self.repetition {
      held.time = now
      return (held.isInField || held.hasMoved) && !held.isPress(event)
    }
    let focus = gtk_window_get_focus(window.cast())
    let isInField = focus.map { g_type_check_instance_is_a($0.cast(), gtk_text_get_type()) != 0 }
    held = HeldKey(event, at: now, isInField: isInField ?? false)
    return false
  }

  private static func isReturn(_ arguments: SignalArguments) -> Bool {
    let key = Int32(bitPattern: arguments.number(1))
    return [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(key)
  }
}

/// A key that is held down.
@MainActor
private final class HeldKey {
  /// True if the key was pressed in a one-line field.
  let isInField: Bool
  /// True if another window may have received the focus since the key was pressed.
  var hasMoved = false
  /// The time of the press or the latest repetition, in microseconds.
  var time: Int64
  private let press: OpaquePointer?

  /// Retains the event of the press, so that no other event has its address.
  init(_ press: OpaquePointer?, at time: Int64, isInField: Bool) {
    self.press = press.map { gdk_event_ref($0) }
    self.time = time
    self.isInField = isInField
  }

  isolated deinit { if let press { gdk_event_unref(press) } }

  /// Returns true if an event is the press itself and not a repetition.
  ///
  /// The input method of Fcitx takes the event of each key, and sends the same event again if it has no use for the key.
  /// Their times cannot be compared, because in Wayland, repetitions have the time of the press.
  func isPress(_ event: OpaquePointer?) -> Bool { event != nil && event == press }
}
#endif
