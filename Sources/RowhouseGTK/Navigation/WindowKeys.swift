// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseModel

/// The keys of a window that do not depend on the focus, and the back button of the pointer.
@MainActor
enum WindowKeys {
  /// Adds the shortcuts that return to the previous page and refresh the page.
  static func add(to window: PageWindow) {
    guard let keys = gtk_event_controller_key_new() else { return }
    handle("key-pressed", of: keys.raw) { [weak window] arguments in
      guard let window else { return false }
      let modifiers = arguments.flags(3)
      return pressLetter(of: keys, in: window)
        || press(
          Int32(bitPattern: arguments.number(1)),
          isAlt: modifiers & GDK_ALT_MASK.rawValue != 0,
          isControl: modifiers & GDK_CONTROL_MASK.rawValue != 0, in: window)
    }
    gtk_widget_add_controller(window.pointer, keys)
    addBackButton(to: window)
    DoubleClicks.stop(in: window)
    window.heldReturn.stop(in: window.pointer)
  }

  /// The number of the back button, for which GDK has no constant.
  private static let backButton: guint = 8

  /// Adds the gesture of the back button, before that of the leaflet, which asks no question.
  private static func addBackButton(to window: PageWindow) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, backButton)
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    observe("pressed", of: click.raw) { [weak window, click] _ in
      guard let window, window.canGoBack else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      window.leave()
    }
    gtk_widget_add_controller(window.pointer, click)
  }

  /// Performs the shortcut with a letter that the current event of a controller matches.
  private static func pressLetter(of keys: OpaquePointer, in window: PageWindow) -> Bool {
    // On a page that cannot be refreshed, the key may be the shortcut of a row.
    let isRefreshable = window.top?.host.page?.isRefreshable == true
    if isRefreshable, keys.isHandling(GDK_KEY_r, GDK_CONTROL_MASK) {
      window.top?.refresh()
    } else if keys.isHandling(GDK_KEY_w, GDK_CONTROL_MASK) {
      gtk_window_close(window.pointer.cast())
    } else if keys.isHandling(GDK_KEY_q, GDK_CONTROL_MASK) {
      PageWindow.closeAll()
    } else {
      return pressShortcut(of: keys, in: window)
    }
    return true
  }

  /// Taps the row of the top page whose keyboard shortcut the current event of a controller matches.
  private static func pressShortcut(of keys: OpaquePointer, in window: PageWindow) -> Bool {
    let shortcuts = window.top?.host.page?.shortcuts ?? []
    guard let found = shortcuts.first(where: { keys.isHandling($0.shortcut) }) else { return false }
    press(found.shortcut, in: window)
    return true
  }

  /// Taps the row of the top page with a keyboard shortcut, and first reports the text that the user is typing.
  static func press(_ shortcut: KeyboardShortcut, in window: PageWindow) {
    guard let host = window.top?.host, host.allowsChanges else { return }
    host.reportTypedText()
    host.driver.press(shortcut)
  }

  private static func press(
    _ key: Int32, isAlt: Bool, isControl: Bool, in window: PageWindow
  ) -> Bool {
    if key == GDK_KEY_Escape, window.top?.host.cancelDrag() == true { return true }
    // The key of the leaflet, which is not used for pages that ask a question.
    let isMirrored = window.top?.host.context.direction == GTK_TEXT_DIR_RTL
    switch (key, isAlt, isControl) {
    case (isMirrored ? GDK_KEY_Right : GDK_KEY_Left, true, false), (GDK_KEY_Back, _, _),
      (GDK_KEY_Escape, false, false):
      guard window.canGoBack else { return false }
      window.leave()
    case (GDK_KEY_F5, false, false): window.top?.refresh()
    default: return false
    }
    return true
  }
}
#endif
