// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The clock on the wall.
public final class RealClock: GalleryClock {
  /// Starts the clock.
  public nonisolated init() {}

  /// Returns when that much time has passed.
  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration)
  }
}
