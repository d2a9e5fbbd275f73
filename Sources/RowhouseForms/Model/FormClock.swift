// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A clock for the pauses and time limits of a form's asynchronous rules.
///
/// A test can pass its own clock and advance it without waiting.
@MainActor
public protocol FormClock: AnyObject {
  /// Returns when a time has passed.
  ///
  /// - Parameter seconds: The time in seconds.
  /// - Throws: `CancellationError` if the task is canceled meanwhile.
  func sleep(forSeconds seconds: Double) async throws
}

/// The clock of the system.
public final class SystemFormClock: FormClock {
  /// Creates the clock.
  public nonisolated init() {}

  /// Returns when a time has passed.
  public func sleep(forSeconds seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(min(seconds, 1e9) * 1e9))
  }
}
