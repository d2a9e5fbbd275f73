// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The completion of one update by its host.
///
/// It takes effect once `apply` has returned, since `apply` may still throw after calling it.
@MainActor
final class UpdateCompletion {
  private var hasReturned = false
  private var wasCalled = false
  private var hasFailed = false

  /// Called when the host calls the completion; returns true if it takes effect now.
  func call() -> Bool {
    if hasFailed { return false }
    defer { wasCalled = true }
    return hasReturned || wasCalled
  }

  /// Called when `apply` has returned; returns true if an earlier completion takes effect now.
  func hostReturned() -> Bool {
    hasReturned = true
    return wasCalled
  }

  /// Called when `apply` has thrown, after which the completion has no effect.
  func hostFailed() { hasFailed = true }
}
