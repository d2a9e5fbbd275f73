// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// The clock of a ``PageServer``.
@available(hummingbird 2.0, *)
public protocol PageClock: Sendable {
  /// The time since a fixed moment.
  var now: Duration { get }

  /// Suspends the task for a duration, or throws `CancellationError` if the task is canceled.
  func sleep(for duration: Duration) async throws
}

/// The system clock, which continues to run while the system sleeps.
@available(hummingbird 2.0, *)
public struct SystemPageClock: PageClock {
  private static let start = ContinuousClock.now

  /// Creates the clock.
  public init() {}

  /// The time since the clock was first used.
  public var now: Duration { Self.start.duration(to: .now) }

  /// Suspends the task for a duration.
  public func sleep(for duration: Duration) async throws {
    try await ContinuousClock().sleep(for: duration)
  }
}
#endif
