// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages

/// A clock that a test advances.
package final class HandClock: GalleryClock {
  private var now = Duration.zero
  private var sleepers: [Sleeper] = []
  private var waker: CheckedContinuation<Void, Never>?

  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  package init() {}

  package func sleep(for duration: Duration) async throws {
    let deadline = now + duration
    try await withCheckedThrowingContinuation { continuation in
      sleepers.append(Sleeper(deadline: deadline, continuation: continuation))
    }
    // Runs after the resumed task has reached its next wait, because both are on the main actor.
    waker?.resume()
    waker = nil
  }

  /// Advances the clock.
  ///
  /// Tasks that have not begun yet begin to sleep before that, and resumed tasks have done their
  /// work when this function returns.
  package func advance(by duration: Duration) async {
    for _ in 0..<10 { await Task.yield() }
    let end = now + duration
    while let index = sleepers.indices.min(by: { sleepers[$0].deadline < sleepers[$1].deadline }),
      sleepers[index].deadline <= end
    {
      let sleeper = sleepers.remove(at: index)
      now = sleeper.deadline
      await withCheckedContinuation { continuation in
        waker = continuation
        sleeper.continuation.resume()
      }
    }
    now = end
  }

  /// The number of sleeping tasks.
  package var sleeperCount: Int { sleepers.count }

  isolated deinit {
    for sleeper in sleepers { sleeper.continuation.resume(throwing: CancellationError()) }
  }
}
