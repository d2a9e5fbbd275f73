// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// Changes to the system's colors, text size, fonts, and symbols.
@MainActor
enum SystemChanges {
  private static var observers: [@MainActor () -> Bool] = []
  private static var isObserving = false

  /// Calls a closure after each change, until the closure returns false.
  static func observe(_ body: @escaping @MainActor () -> Bool) {
    observers.append(body)
    guard !isObserving else { return }
    isObserving = true
    if let style = adw_style_manager_get_default() {
      for property in ["dark", "high-contrast"] { notify(of: property, of: style.raw) }
    }
    if let settings = gtk_settings_get_default() {
      for property in ["gtk-xft-dpi", "gtk-font-name", "gtk-icon-theme-name"] {
        notify(of: property, of: settings.raw)
      }
    }
  }

  private static func notify(of property: String, of object: UnsafeMutableRawPointer) {
    RowhouseGTK.observe("notify::\(property)", of: object) { _ in
      IconCache.removeAll()
      ControlMetrics.forgetDesktop()
      observers.removeAll { !$0() }
    }
  }
}
#endif
