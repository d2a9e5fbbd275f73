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

/// Notes changes that are told elsewhere than on the main actor.
///
/// Observed objects tell of a change before they make it. On the main actor it has been made by the
/// time anybody looks. Elsewhere it may be made after the look, and then nobody tells of it: of 20
/// changes by detached tasks one was lost that way, on a machine with two busy cores. So after such
/// a change the driver looks again.
final class ChangesElsewhere: Sendable {
  private let notes = Locked(Notes())

  // A thread's name is a number on one system and a pointer, which is not followed, on another.
  private struct Notes: @unchecked Sendable {
    var happened = false
    /// The thread of a call on the main actor that looks for changes at its end.
    var lookingThread: pthread_t?
  }

  /// Calls a closure after which the caller looks for changes.
  @MainActor
  func beforeLooking<Result>(_ work: () -> Result) -> Result {
    let outer = notes.withLock { notes in
      defer { notes.lookingThread = pthread_self() }
      return notes.lookingThread
    }
    defer { notes.withLock { $0.lookingThread = outer } }
    return work()
  }

  /// Notes a change, unless the main actor makes it.
  ///
  /// - Returns: Whether somebody has to be told to look. Nobody has if the change is part of a call
  ///   that will.
  func note() -> Bool {
    let isLookedFor = notes.withLock { notes in
      notes.lookingThread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    }
    if isLookedFor { return false }
    if !Self.isOnMainActor { notes.withLock { $0.happened = true } }
    return true
  }

  /// Whether there was a change elsewhere since this was asked for last.
  func take() -> Bool {
    notes.withLock { notes in
      defer { notes.happened = false }
      return notes.happened
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
