// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseHummingbird
import Synchronization

/// A clock that runs with the system's, and that a test sets forward.
final class LawClock: PageClock {
  private let system = SystemPageClock()
  private let ahead = Mutex(Duration.zero)

  var now: Duration { system.now + ahead.withLock { $0 } }

  func advance(by duration: Duration) { ahead.withLock { $0 += duration } }

  /// Checks for the end of the time at short intervals, because the clock may be set forward in the
  /// meantime.
  func sleep(for duration: Duration) async throws {
    let end = now + duration
    while now < end { try await system.sleep(for: min(end - now, .milliseconds(20))) }
  }
}
