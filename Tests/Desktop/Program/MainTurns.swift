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
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, 0)
    for name in ["gtk-enable-animations", "gtk-cursor-blink"] {
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    }
    g_value_unset(&value)
  }

  /// Sets the text size of the system, as a ratio to the standard.
  static func setTextScale(_ scale: Double) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    g_value_set_int(&value, Int32(96 * 1_024 * scale))
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value
    )
    g_value_unset(&value)
  }

  /// Runs a number of turns; waits for one if nothing is ready.
  static func run(_ count: Int) {
    for _ in 0..<count { g_main_context_iteration(nil, 1) }
  }

  /// Runs the turns that are ready.
  static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Runs turns until a condition holds.
  static func run(until isTrue: () -> Bool) {
    while !isTrue() { g_main_context_iteration(nil, 1) }
  }
}
#endif
