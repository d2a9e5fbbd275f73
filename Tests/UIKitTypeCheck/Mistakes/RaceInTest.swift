// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Testing

@Suite("A test of which SIL reports a data race")
@MainActor
struct RaceInTest {
  private final class Counter {
    var count = 0
  }

  @Test("A counter is used by two tasks")
  func count() {
    let counter = Counter()
    // reported: risks causing data races
    Task.detached { counter.count += 1 }
    counter.count += 1
    #expect(counter.count > 0)
  }
}
