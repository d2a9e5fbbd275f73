// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// What tells a ``PageServer`` the time.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
public protocol PageClock: Sendable {
  /// The time since some moment that stays the same.
  var now: Duration { get }

  /// Waits.
  ///
  /// - Parameter duration: How long.
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  func sleep(for duration: Duration) async throws
}

/// The clock of the system, which goes on while it sleeps.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
public struct SystemPageClock: PageClock {
  private static let start = ContinuousClock.now

  /// Makes the clock.
  public init() {}

  /// The time since the clock was first read.
  public var now: Duration { Self.start.duration(to: .now) }

  /// Waits.
  public func sleep(for duration: Duration) async throws {
    try await ContinuousClock().sleep(for: duration)
  }
}
#endif
