// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A store in memory, for tests and demonstrations.
///
/// The lock guards the values.
public final class MemoryStore: SettingsStore, @unchecked Sendable {
  private let lock = NSLock()
  private let observers = SettingsObservers()
  private var stored: [String: SettingsValue]

  /// Creates a store.
  public init(_ values: [String: SettingsValue] = [:]) { stored = values }

  /// All values by key.
  public var values: [String: SettingsValue] { lock.withLock { stored } }

  /// Returns the value of a key.
  public func value(forKey key: String) -> SettingsValue? { lock.withLock { stored[key] } }

  /// Sets or removes the value of a key; this never fails.
  public func set(_ value: SettingsValue?, forKey key: String) {
    let hasChanged = lock.withLock {
      defer { stored[key] = value }
      return stored[key] != value
    }
    if hasChanged { observers.notify([key]) }
  }

  /// Calls a closure with the keys of each change.
  public func observe(
    _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> SettingsObservation {
    observers.add(handler)
  }
}
