// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport
import Testing

@Suite("Laws of changesets of random pages")
struct RandomPageLawTests {
  static let seed: UInt64 = 20_261_121

  @Test("Random edits keep the laws, with and without duplicates", arguments: 0..<300)
  func laws(round: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(round))
    let (old, new) = RandomPages.transition(
      sections: 8, rows: 60, hasDuplicates: round % 3 == 0, using: &random)
    if let broken = brokenLaw(from: old, to: new) {
      Issue.record("seed \(Self.seed), round \(round): \(broken)")
    }
  }
}
