// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The observers of a store.
///
/// The lock guards both properties.
package final class SettingsObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var handlers: [Int: @Sendable (Set<String>) -> Void] = [:]
  private var lastNumber = 0

  /// Creates a list without observers.
  package init() {}

  /// Adds an observer until the returned observation is released.
  package func add(_ handler: @escaping @Sendable (Set<String>) -> Void) -> SettingsObservation {
    let number = lock.withLock {
      lastNumber += 1
      handlers[lastNumber] = handler
      return lastNumber
    }
    return SettingsObservation { [weak self] in
      guard let self else { return }
      lock.withLock { handlers[number] = nil }
    }
  }

  /// Calls all observers, outside of the lock, in the order in which they were added.
  ///
  /// An observer that an earlier one has removed is not called anymore.
  package func notify(_ keys: Set<String>) {
    if keys.isEmpty { return }
    for number in lock.withLock({ handlers.keys.sorted() }) {
      lock.withLock { handlers[number] }?(keys)
    }
  }

  /// True if the store has no observers.
  package var isEmpty: Bool { lock.withLock { handlers.isEmpty } }
}

extension Dictionary where Key == String, Value: Equatable {
  /// Returns the keys whose values differ from those of another dictionary.
  ///
  /// - Complexity: O(1) for copies of one dictionary, and otherwise O(*n*).
  package func keys(differingFrom other: Self) -> Set<String> {
    if self == other { return [] }
    var keys = Set(filter { other[$0.key] != $0.value }.keys)
    for key in other.keys where self[key] == nil { keys.insert(key) }
    return keys
  }
}
