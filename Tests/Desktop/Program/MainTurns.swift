// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseGTK

/// Turns of GLib's main loop.
@MainActor
enum MainTurns {
  /// Initializes GTK, without animations and blinking carets.
  ///
  /// Animations take time, and switches change at their end. A caret that blinks while the display server gives the
  /// focus to another window, which no window manager prevents here, is a warning of GTK.
  static func begin() {
    DesktopApplication.start()
    setAnimated(false)
    set("gtk-cursor-blink", GType(5 << 2)) { g_value_set_boolean(&$0, 0) }
  }

  /// Switches animations on or off.
  static func setAnimated(_ isAnimated: Bool) {
    set("gtk-enable-animations", GType(5 << 2)) { g_value_set_boolean(&$0, isAnimated ? 1 : 0) }
  }

  /// Sets the text size of the system, as a ratio to the standard.
  static func setTextScale(_ scale: Double) {
    set("gtk-xft-dpi", GType(6 << 2)) { g_value_set_int(&$0, Int32(96 * 1_024 * scale)) }
  }

  /// Sets the maximum time between the presses of a double click, in milliseconds.
  static func setDoubleClickTime(_ time: Int32) {
    set("gtk-double-click-time", GType(6 << 2)) { g_value_set_int(&$0, time) }
  }

  /// Sets the font of the system, such as `Cantarell 11`.
  static func setFont(_ name: String) {
    set("gtk-font-name", GType(16 << 2)) { g_value_set_string(&$0, name) }
  }

  /// Sets a property of GTK's settings, of a type.
  private static func set(_ name: String, _ type: GType, _ setValue: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type)
    setValue(&value)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Runs a number of turns, and waits for a turn if no source is ready.
  static func run(_ count: Int) {
    for _ in 0..<count { g_main_context_iteration(nil, 1) }
  }

  /// Runs the turns that are ready.
  static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Runs turns until a condition holds, or for at most 20 seconds.
  static func wait(until isTrue: () -> Bool) {
    let end = ContinuousClock.now + .seconds(20)
    while !isTrue(), ContinuousClock.now < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
    }
  }

  /// Runs turns until a condition holds.
  static func run(until isTrue: () -> Bool) {
    while !isTrue() { g_main_context_iteration(nil, 1) }
  }
}
#endif
