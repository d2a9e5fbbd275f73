// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A clock for the pauses and timeouts of a form's asynchronous rules.
///
/// A test can pass its own clock and advance it without waiting.
@MainActor
public protocol FormClock: AnyObject {
  /// Waits for a duration.
  ///
  /// - Parameter seconds: The duration in seconds.
  /// - Throws: `CancellationError` if the task is canceled in the meantime.
  func sleep(forSeconds seconds: Double) async throws
}

/// The system's clock.
public final class SystemFormClock: FormClock {
  /// Creates a clock.
  public nonisolated init() {}

  /// Waits for a duration in seconds, or throws `CancellationError` if the task is canceled.
  ///
  /// A duration that is negative or NaN counts as 0.
  public func sleep(forSeconds seconds: Double) async throws {
    let seconds = seconds > 0 ? min(seconds, 1e9) : 0
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }
}
