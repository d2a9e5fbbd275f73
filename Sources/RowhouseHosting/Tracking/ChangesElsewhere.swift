// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Notes changes that are told on another thread than the main one.
///
/// Observed objects tell of a change before they make it. On the main thread it has been made by the
/// time anybody looks. On another thread it may come after the look, and then nobody tells of it: of
/// 20 changes from a detached task one was lost that way, on a machine with two busy cores. So after
/// such a change the driver looks once more.
final class ChangesElsewhere: @unchecked Sendable {
  // Never written to.
  private let home: pthread_t
  private let happened = Locked(false)

  @MainActor
  init() { home = pthread_self() }

  /// Notes a change, if this is another thread.
  func note() {
    guard pthread_equal(home, pthread_self()) == 0 else { return }
    happened.withLock { $0 = true }
  }

  /// Whether there was a change elsewhere since this was asked for last.
  func take() -> Bool {
    happened.withLock { happened in
      defer { happened = false }
      return happened
    }
  }
}
