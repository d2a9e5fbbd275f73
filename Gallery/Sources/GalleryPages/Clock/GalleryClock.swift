// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A clock on which the gallery's models wait.
///
/// The models have no other clock, so that a test can control the time.
@MainActor
public protocol GalleryClock: AnyObject {
  /// Returns when a duration has passed.
  ///
  /// - Parameter duration: The duration.
  /// - Throws: `CancellationError` if the task is canceled in the meantime.
  func sleep(for duration: Duration) async throws
}
