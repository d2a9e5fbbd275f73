// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A counter of calls, which sendable closures can capture.
final class Counter: Sendable {
  private let storage = Guarded(0)

  var count: Int { storage.value }

  func add() { storage.change { $0 += 1 } }
}
