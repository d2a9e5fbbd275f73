// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The last known value of a key.
///
/// Pages observe the cell on systems that can observe objects.
@MainActor
final class SettingsCell {
  private var stored: SettingsValue?
  /// A `SettingsSignal`, or `nil` on systems that cannot observe objects.
  private let signal: AnyObject?

  init(_ value: SettingsValue?) {
    stored = value
    if #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) {
      signal = SettingsSignal()
    } else {
      signal = nil
    }
  }

  /// The value.
  ///
  /// A page that reads the value observes it.
  var value: SettingsValue? {
    if #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) {
      (signal as? SettingsSignal)?.access()
    }
    return stored
  }

  /// Sets the value, and returns `true` if it has changed.
  @discardableResult
  func refresh(_ value: SettingsValue?) -> Bool {
    if value == stored { return false }
    stored = value
    if #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) {
      (signal as? SettingsSignal)?.announce()
    }
    return true
  }
}

/// An observable object without content.
@available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *)
private final class SettingsSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The property that observers read.
  private var version: Int { 0 }

  func access() { registrar.access(self, keyPath: \.version) }

  func announce() { registrar.withMutation(of: self, keyPath: \.version) {} }
}
