// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One update in the hands of the host.
///
/// A host that is done at once calls the completion before it returns, and may still throw. So the
/// end counts only when it has returned.
@MainActor
final class Handover {
  private var hasReturned = false
  private var hasEnded = false
  private var hasFailed = false

  /// The host says that it is done.
  ///
  /// - Returns: Whether to take note of it now.
  func ends() -> Bool {
    if hasFailed { return false }
    defer { hasEnded = true }
    return hasReturned || hasEnded
  }

  /// The host has returned.
  ///
  /// - Returns: Whether it has said before that it is done.
  func returns() -> Bool {
    hasReturned = true
    return hasEnded
  }

  /// The host has thrown, and whatever else it says about the update does not count.
  func fails() { hasFailed = true }
}
