// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A clock on which the gallery's models wait.
///
/// The models have no clock of their own, so that a test can control the time.
@MainActor
public protocol GalleryClock: AnyObject {
  /// Returns when a duration has passed.
  ///
  /// - Parameter duration: The duration.
  /// - Throws: `CancellationError` if the task is canceled meanwhile.
  func sleep(for duration: Duration) async throws
}
