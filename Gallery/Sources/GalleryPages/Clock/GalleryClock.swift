// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What lets time pass for the gallery's models.
///
/// They know no clock of their own, so that a test can drive them by hand.
@MainActor
public protocol GalleryClock: AnyObject {
  /// Returns when that much time has passed.
  ///
  /// - Parameter duration: How much.
  /// - Throws: If the task is cancelled meanwhile.
  func sleep(for duration: Duration) async throws
}
