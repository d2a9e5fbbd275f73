// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseHummingbird

/// A clock that the test advances.
///
/// A task that sleeps on it sleeps until it is canceled.
final class HandPageClock: PageClock, @unchecked Sendable {
  private let lock = NSLock()
  private var time = Duration.zero

  var now: Duration { lock.withLock { time } }

  func advance(by duration: Duration) { lock.withLock { time += duration } }

  func sleep(for duration: Duration) async throws { try await Task.sleep(for: .seconds(86_400)) }
}
