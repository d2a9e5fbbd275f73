// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension OpaquePointer {
  /// Returns true if the current event of the event controller is a letter with modifier keys.
  ///
  /// GDK also finds the letter with Caps Lock, and with keyboards that have no Latin letters.
  func isHandling(_ letter: Int32, _ modifiers: GdkModifierType...) -> Bool {
    guard let event = gtk_event_controller_get_current_event(self) else { return false }
    let mask = modifiers.reduce(0) { $0 | $1.rawValue }
    return gdk_key_event_matches(event, guint(letter), GdkModifierType(rawValue: mask))
      != GDK_KEY_MATCH_NONE
  }
}
#endif
