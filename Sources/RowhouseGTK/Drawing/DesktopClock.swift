// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The number of hours that the clock of the desktop counts.
@MainActor
enum DesktopClock {
  private static let schema = "org.gnome.desktop.interface"
  private static let key = "clock-format"

  /// The settings of GNOME, or `nil` on a desktop without them.
  private static let settings: UnsafeMutablePointer<GSettings>? = {
    // Creating settings without a schema ends the process.
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(found) }
    return g_settings_schema_has_key(found, key) != 0 ? g_settings_new(schema) : nil
  }()

  /// The most recently read format.
  private static var last: Bool?

  /// True if hours are counted from 1 to 12: the setting of GNOME, or otherwise the locale.
  static var hasTwelveHours: Bool {
    if let last { return last }
    let hasTwelveHours = reading
    last = hasTwelveHours
    return hasTwelveHours
  }

  private static var reading: Bool {
    guard let settings, let format = g_settings_get_string(settings, key) else {
      return LocaleTexts.hasTwelveHours
    }
    defer { g_free(format) }
    return String(cString: format) == "12h"
  }

  /// Calls a closure after each change of the setting.
  static func observe(_ body: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    RowhouseGTK.observe("changed::\(key)", of: settings.raw) { _ in
      last = nil
      body()
    }
    // GSettings reports changes only of keys that were read.
    _ = hasTwelveHours
  }
}
#endif
