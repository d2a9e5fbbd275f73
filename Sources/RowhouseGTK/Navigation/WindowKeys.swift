// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The keyboard shortcuts of a window that do not depend on the focus.
@MainActor
enum WindowKeys {
  /// Adds the shortcuts that return to the previous page and refresh the page.
  static func add(to window: PageWindow) {
    guard let keys = gtk_event_controller_key_new() else { return }
    handle("key-pressed", of: keys.raw) { [weak window] arguments in
      guard let window else { return false }
      let modifiers = arguments.flags(3)
      return press(
        Int32(bitPattern: arguments.number(1)),
        isAlt: modifiers & GDK_ALT_MASK.rawValue != 0,
        isControl: modifiers & GDK_CONTROL_MASK.rawValue != 0, in: window)
    }
    gtk_widget_add_controller(window.pointer, keys)
  }

  private static func press(
    _ key: Int32, isAlt: Bool, isControl: Bool, in window: PageWindow
  ) -> Bool {
    switch (key, isAlt, isControl) {
    case (GDK_KEY_Left, true, false), (GDK_KEY_Back, _, _), (GDK_KEY_Escape, false, false):
      guard window.canGoBack else { return false }
      window.leave()
    case (GDK_KEY_F5, false, false), (GDK_KEY_r, false, true):
      window.top?.refresh()
    case (GDK_KEY_w, false, true): gtk_window_close(window.pointer.cast())
    default: return false
    }
    return true
  }
}
#endif
