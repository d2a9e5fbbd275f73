// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A wait for the lock of a file, with a time limit.
///
/// The system has no such wait, so another thread waits for the lock. Repeated attempts in place of it could all fail: a
/// process that makes many changes has the lock nearly all the time.
final class LockWait: @unchecked Sendable {
  enum Outcome {
    case locked
    /// The file cannot be locked, for the reason with this `errno`.
    case failed(Int32)
    /// Another process has kept the lock. The descriptor is closed when the lock is free.
    case timedOut
  }

  /// The condition that guards the outcome.
  private let condition = NSCondition()
  private var outcome: Outcome?

  /// Waits for an exclusive lock.
  ///
  /// - Parameters:
  ///   - descriptor: An open file.
  ///   - seconds: The time limit. If it is 0, the lock must be free.
  /// - Returns: The outcome. The descriptor is open unless the time has passed.
  static func lock(_ descriptor: Int32, for seconds: Double) -> Outcome {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .locked }
    guard errno == EWOULDBLOCK || errno == EINTR else { return .failed(errno) }
    guard seconds > 0 else {
      close(descriptor)
      return .timedOut
    }
    let wait = LockWait()
    Thread.detachNewThread {
      while flock(descriptor, LOCK_EX) != 0 {
        if errno != EINTR { return wait.end(.failed(errno), of: descriptor) }
      }
      wait.end(.locked, of: descriptor)
    }
    return wait.outcome(until: Date(timeIntervalSinceNow: seconds))
  }

  private func end(_ found: Outcome, of descriptor: Int32) {
    condition.lock()
    defer { condition.unlock() }
    // Nobody uses the descriptor any more.
    if case .timedOut = outcome { close(descriptor) } else { outcome = found }
    condition.signal()
  }

  private func outcome(until end: Date) -> Outcome {
    condition.lock()
    defer { condition.unlock() }
    while outcome == nil, condition.wait(until: end) {}
    let found = outcome ?? .timedOut
    outcome = found
    return found
  }
}
