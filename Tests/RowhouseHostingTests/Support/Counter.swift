// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Counts calls.
///
/// Sendable, so that closures that must be can hold it.
final class Counter: Sendable {
  private let storage = Guarded(0)

  var count: Int { storage.value }

  func add() { storage.change { $0 += 1 } }
}
