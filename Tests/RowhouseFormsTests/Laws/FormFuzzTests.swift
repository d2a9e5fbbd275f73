// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseForms
import RowhouseTestSupport
import Testing

/// The state of a form compared with ``FormReference`` over random sequences of events.
@MainActor
struct FormFuzzTests {
  static let sequences = number("ROWHOUSE_FUZZ_CASES") ?? 1_500
  static let seed = UInt64(number("ROWHOUSE_FUZZ_SEED") ?? 20)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("A form agrees with a form that computes everything from scratch")
  func agrees() {
    print("forms: \(Self.sequences) sequences, seed \(Self.seed)")
    for sequence in 0..<Self.sequences {
      var run = FormFuzzRun(seed: Self.seed &+ UInt64(sequence))
      if let difference = run.difference() {
        Issue.record("Seed \(Self.seed), sequence \(sequence): \(difference)")
        return
      }
    }
  }

  @Test("Random sequences reach every phase, answer and kind of error")
  func reaches() {
    var seen: Set<String> = []
    for sequence in 0..<1_000 {
      var run = FormFuzzRun(seed: UInt64(sequence))
      #expect(run.difference() == nil)
      seen.formUnion(run.seen)
    }
    let wanted: Set<String> = [
      "first is 1", "second is less than first", "third is 3", "first is refused",
      "third is refused", "both are refused", "refused", FormTexts().failedRule,
      FormTexts().unansweredRule, "saved", "sending", "checking", "changed while checking", "late",
      "undo", "redo", "dirty", "clean", "rebased", "changed alike",
      "changed while storing",
    ]
    #expect(wanted.subtracting(seen) == [])
  }
}
