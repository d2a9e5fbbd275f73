// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The completion of one update by its host.
///
/// The completion takes effect after `apply` has returned, because `apply` may still throw after it
/// calls the completion.
@MainActor
final class UpdateCompletion {
  private var hasReturned = false
  private var wasCalled = false
  private var hasFailed = false

  /// Called when the host calls the completion.
  ///
  /// Returns true if the completion takes effect now.
  func call() -> Bool {
    if hasFailed { return false }
    defer { wasCalled = true }
    return hasReturned || wasCalled
  }

  /// Called when `apply` has returned.
  ///
  /// Returns true if an earlier completion takes effect now.
  func hostReturned() -> Bool {
    hasReturned = true
    return wasCalled
  }

  /// Called when `apply` has thrown.
  ///
  /// The completion then has no effect.
  func hostFailed() { hasFailed = true }
}
