// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseDiff
import RowhouseTestSupport
import Testing

/// The laws in random cases: a few in each test run, and ten million with `make fuzz`.
@Suite("Fuzz")
struct FuzzTests {
  static let cases = number("ROWHOUSE_FUZZ_CASES") ?? 4_000
  static let seed = UInt64(number("ROWHOUSE_FUZZ_SEED") ?? 20_261_121)
  /// The number of cases that run in parallel on a small machine.
  static let lanes = 2

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("Changes of random collections and pages keep the laws", arguments: 0..<lanes)
  func laws(lane: Int) {
    print("fuzz: \(Self.cases) cases from seed \(Self.seed), lane \(lane) of \(Self.lanes)")
    var failures = 0
    for number in stride(from: lane, to: Self.cases, by: Self.lanes) {
      // Each case has its own generator, so that one number reproduces it.
      var random = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let broken = number % 2 == 0 ? brokenList(&random) : brokenPage(&random)
      guard let broken else { continue }
      failures += 1
      Issue.record("ROWHOUSE_FUZZ_SEED=\(Self.seed), case \(number): \(broken)")
      if failures == 5 { break }
    }
    #expect(failures == 0)
  }

  private func brokenList(_ random: inout SeededGenerator) -> String? {
    // Mostly small, so that edits overlap; sometimes large, so that whole stretches are unchanged.
    let isLarge = Int.random(in: 0..<2_000, using: &random) == 0
    let most = isLarge ? 1_500 : Bool.random(using: &random) ? 8 : 40
    let (old, new) = RandomLists.transition(
      count: Int.random(in: 0...most, using: &random),
      hasDuplicates: Bool.random(using: &random), using: &random)
    let changes = Changeset(from: old, to: new)
    guard let broken = brokenLaw(changes, from: old, to: new) else { return nil }
    return "\(broken)\nfrom \(old)\nto \(new)\n\(changes)"
  }

  private func brokenPage(_ random: inout SeededGenerator) -> String? {
    let isLarge = Int.random(in: 0..<500, using: &random) == 0
    let (old, new) = RandomPages.transition(
      sections: isLarge ? 8 : 4, rows: isLarge ? 200 : 12,
      hasDuplicates: Bool.random(using: &random), using: &random)
    return brokenLaw(from: old, to: new)
      ?? brokenLawOfSameRows(from: old, to: new, using: &random)
  }
}
