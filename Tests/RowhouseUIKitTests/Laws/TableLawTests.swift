// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Testing
import UIKitDriving

/// Random pages that change while they are shown, scrolled, rotated, typed into, and covered: a few
/// hundred steps in each run of the tests, 200,000 by `make fuzz-uikit`.
@Suite("Tables that change")
@MainActor
struct TableLawTests {
  private static let steps = number("ROWHOUSE_FUZZ_CASES") ?? 240
  private static let seed = UInt64(number("ROWHOUSE_FUZZ_SEED") ?? 20_261_121)
  /// The number of steps of one page.
  private static let stepsOfAPage = 40

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  // Rows of the first page appear on a page between two others; a header's view returns on the second; a
  // field of the third has the keyboard out of sight while the device turns; a cell of the fifth has the
  // width of the table before it was turned; a cell of the last is displayed between two batches, while
  // its section cannot be reordered.
  @Test(
    "Pages that once showed a fault",
    arguments: [20_261_130, 20_261_798, 20_262_733, 20_262_961, 3_447_127_097, 80_261_913]
      as [UInt64])
  func known(seed: UInt64) {
    #expect(TableFuzz(seed: seed).run(steps: Self.stepsOfAPage) == nil)
    Animations.finish()
  }

  @Test("Visible views always show the newest page, and closed pages are released")
  func law() async {
    print("table fuzz: \(Self.steps) steps from seed \(Self.seed)")
    var failures = 0
    var seed = Self.seed
    for number in 0..<(Self.steps + Self.stepsOfAPage - 1) / Self.stepsOfAPage where failures < 5 {
      // An inconsistency ends the program, so the last of these lines names the page.
      if number.isMultiple(of: 100) { print("table fuzz: ROWHOUSE_FUZZ_SEED=\(seed)") }
      var session: TableFuzz? = TableFuzz(seed: seed)
      let fault = session?.run(steps: Self.stepsOfAPage)
      if let fault {
        failures += 1
        Issue.record("ROWHOUSE_FUZZ_SEED=\(seed), the first page: \(fault)")
      }
      let rest = session?.letGo()
      session = nil
      Animations.finish()
      // Turns of the main loop that were scheduled, and not needed.
      for _ in 0..<4 { await Task.yield() }
      if let left = rest?.first(where: { $0.value != nil }) {
        failures += 1
        Issue.record("ROWHOUSE_FUZZ_SEED=\(seed): \(left.name) is still there")
      }
      seed &+= 1
    }
    #expect(failures == 0)
  }
}
#endif
