// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// Changes to the system's colors, text size, fonts, symbols, and clock.
@MainActor
enum SystemChanges {
  /// The closures to call, by the identities of their observations.
  private static var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private static var isObserving = false

  /// An observation, which ends when it is released.
  @MainActor
  final class Observation {
    isolated deinit { observers[ObjectIdentifier(self)] = nil }
  }

  /// Calls a closure after each change, until the observation is released.
  static func observe(_ body: @escaping @MainActor () -> Void) -> Observation {
    let observation = Observation()
    observers[ObjectIdentifier(observation)] = body
    begin()
    return observation
  }

  private static func begin() {
    guard !isObserving else { return }
    isObserving = true
    if let style = adw_style_manager_get_default() {
      for property in ["dark", "high-contrast"] { notify(of: property, of: style.raw) }
    }
    DesktopClock.observe { for observer in Array(observers.values) { observer() } }
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
      for observer in Array(observers.values) { observer() }
    }
  }
}
#endif
