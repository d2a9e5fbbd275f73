// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A flag for changes that were announced off the main actor.
///
/// An object makes such a change at some time after its announcement, so a page may have read the
/// old value. The driver reports the change, and evaluates the page immediately and again after
/// ``recheckDelay``. Pages must read only state that changes on the main actor.
final class OffMainChanges: Sendable {
  private let isRaised = Locked(false)
  private let notify: @MainActor () -> Void

  /// The time from the last such change to the second evaluation, in nanoseconds.
  static let recheckDelay: UInt64 = 1_000_000_000

  /// Creates a flag that calls `notify` on the main actor after it is raised.
  init(notify: @escaping @MainActor () -> Void) { self.notify = notify }

  /// Raises the flag, on any thread.
  func note() {
    let wasRaised = isRaised.withLock { isRaised in
      defer { isRaised = true }
      return isRaised
    }
    guard !wasRaised else { return }
    Task { @MainActor in self.notify() }
  }

  /// Lowers the flag, and returns true if it was raised.
  func take() -> Bool {
    isRaised.withLock { isRaised in
      defer { isRaised = false }
      return isRaised
    }
  }
}
