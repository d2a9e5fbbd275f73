// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

/// The last known value of a key, which pages observe.
@MainActor
final class SettingsCell {
  private var stored: SettingsValue?
  private let registrar = ChangeRegistrar()

  init(_ value: SettingsValue?) { stored = value }

  /// The value.
  ///
  /// A page that reads the value observes it.
  var value: SettingsValue? {
    registrar.access()
    return stored
  }

  /// Sets the value, and returns `true` if it has changed.
  @discardableResult
  func refresh(_ value: SettingsValue?) -> Bool {
    if value == stored { return false }
    stored = value
    registrar.changed()
    return true
  }
}
