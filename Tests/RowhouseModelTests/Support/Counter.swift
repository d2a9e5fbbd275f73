// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A counter of calls, which sendable closures can capture.
///
/// A test uses it on one thread.
final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func add() { count += 1 }
}
