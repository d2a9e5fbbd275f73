// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

extension OpaquePointer {
  /// Returns true if the current event of the event controller is a letter with modifier keys.
  ///
  /// GDK also finds the letter with Caps Lock, and with keyboards that have no Latin letters.
  func isHandling(_ letter: Int32, _ modifiers: GdkModifierType...) -> Bool {
    isHandling(guint(letter), GdkModifierType(rawValue: modifiers.reduce(0) { $0 | $1.rawValue }))
  }

  /// Returns true if the current event of the event controller is a keyboard shortcut.
  func isHandling(_ shortcut: KeyboardShortcut) -> Bool {
    isHandling(shortcut.nativeKey, shortcut.nativeModifiers)
  }

  private func isHandling(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    guard let event = gtk_event_controller_get_current_event(self) else { return false }
    return gdk_key_event_matches(event, key, modifiers) != GDK_KEY_MATCH_NONE
  }
}

extension KeyboardShortcut {
  fileprivate var nativeKey: guint {
    gdk_unicode_to_keyval(key.unicodeScalars.first?.value ?? 0)
  }

  fileprivate var nativeModifiers: GdkModifierType {
    var mask = GDK_CONTROL_MASK.rawValue
    if modifiers.contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
    if modifiers.contains(.option) { mask |= GDK_ALT_MASK.rawValue }
    return GdkModifierType(rawValue: mask)
  }

  /// The names of the keys in the language of the system, such as `Ctrl+N`.
  var nativeLabel: String {
    guard let label = gtk_accelerator_get_label(nativeKey, nativeModifiers) else { return "" }
    defer { g_free(label) }
    return String(cString: label)
  }
}
#endif
