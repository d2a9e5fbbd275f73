// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

/// A store in the defaults of a suite that no other test uses.
///
/// The suite and its file are removed when the store is released.
final class TemporaryDefaults: SettingsStore {
  /// The name of the suite.
  let suite = "rowhouse.\(UUID().uuidString)"
  private let store: UserDefaultsStore

  init(pollingInterval: Double = 1) {
    store = UserDefaultsStore(suite: suite, pollingInterval: pollingInterval)
  }

  deinit {
    let defaults = UserDefaults(suiteName: suite)
    defaults?.removePersistentDomain(forName: suite)
    // Removes the file, too.
    defaults?.synchronize()
  }

  var values: [String: SettingsValue] { store.values }

  func value(forKey key: String) -> SettingsValue? { store.value(forKey: key) }

  func set(_ value: SettingsValue?, forKey key: String) { store.set(value, forKey: key) }

  func change(forKey key: String, _ body: (inout SettingsValue?) -> Void) {
    store.change(forKey: key, body)
  }

  func observe(_ handler: @escaping @Sendable (Set<String>) -> Void) -> SettingsObservation {
    store.observe(handler)
  }
}
