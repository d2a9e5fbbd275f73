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

  /// Sets or removes the value of a key.
  ///
  /// This method never fails.
  public func set(_ value: SettingsValue?, forKey key: String) {
    change(forKey: key) { $0 = value }
  }

  /// Changes the newest value of a key.
  ///
  /// No other thread can change the value in between.
  ///
  /// This method never fails.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the value, which is `nil` if the key has none. It must not use the store.
  public func change(forKey key: String, _ body: (inout SettingsValue?) -> Void) {
    let hasChanged = lock.withLock {
      let old = stored[key]
      body(&stored[key])
      return stored[key] != old
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
