// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The system clock.
public final class RealClock: GalleryClock {
  /// Creates the clock.
  public nonisolated init() {}

  /// Returns when a duration has passed.
  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration)
  }
}
