// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#endif

/// Notes changes that are told elsewhere than on the main actor.
///
/// Observed objects tell of a change before they make it. On the main actor it has been made by the
/// time anybody looks. Elsewhere it may be made after the look, and then nobody tells of it: of 20
/// changes by detached tasks one was lost that way, on a machine with two busy cores. So after such
/// a change the driver looks again.
final class ChangesElsewhere: Sendable {
  private let happened = Locked(false)

  /// Notes a change, unless the main actor makes it.
  func note() {
    if Self.isOnMainActor { return }
    happened.withLock { $0 = true }
  }

  /// Whether there was a change elsewhere since this was asked for last.
  func take() -> Bool {
    happened.withLock { happened in
      defer { happened = false }
      return happened
    }
  }

  private static var isOnMainActor: Bool {
    #if canImport(Darwin)
    return pthread_main_np() != 0
    #else
    // The main actor has no thread of its own on Linux. What it may run at once, it runs at once.
    let hasRun = Locked(false)
    Task.immediate { @MainActor in hasRun.withLock { $0 = true } }
    return hasRun.withLock(\.self)
    #endif
  }
}
