// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Counts calls.
///
/// It is Sendable so that closures that have to be can hold it; a test uses it on one thread.
final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func add() { count += 1 }
}
