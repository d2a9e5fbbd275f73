// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Random pages that change while they are shown on a strict table: ten million changes with `make fuzz`.
///
/// Each test run makes the same 10,000 changes, so that a failure is a consequence of the code that is being tested, and
/// the run stays short. To find faults that the code already has is the task of `make fuzz`, whose seed is random.
@Suite("Pages that change")
@MainActor
struct PageFuzzTests {
  static let cases = number("ROWHOUSE_FUZZ_CASES") ?? 10_000
  static let seed = UInt64(number("ROWHOUSE_FUZZ_SEED") ?? 20_261_121)
  /// The approximate number of changes of one page.
  static let steps = 32

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("Hosts show the newest page, and events call the newest handlers")
  func transitions() async {
    print("page fuzz: \(Self.cases) transitions from seed \(Self.seed)")
    var failures = 0
    var transitions = 0
    // Each page has its own seed, so one number reproduces it.
    var seed = Self.seed
    while transitions < Self.cases && failures < 5 {
      let session = FuzzSession(seed: seed)
      if let fault = await session.run(steps: Self.steps) {
        failures += 1
        Issue.record("ROWHOUSE_FUZZ_SEED=\(seed), the first page: \(fault)")
      }
      transitions += session.transitions
      seed &+= 1
      // Turns of the main loop that were scheduled, and have no work.
      await Task.yield()
    }
    #expect(failures == 0)
  }
}
