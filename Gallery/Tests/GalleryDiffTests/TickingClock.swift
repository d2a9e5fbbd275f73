// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Synchronization

/// A clock that advances 3,141 microseconds whenever it is read.
final class TickingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let instant = Mutex(ContinuousClock.now)

  var now: Instant {
    instant.withLock { instant in
      instant = instant.advanced(by: .microseconds(3_141))
      return instant
    }
  }

  var minimumResolution: Duration { .microseconds(3_141) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
