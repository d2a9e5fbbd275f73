// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport
import Testing

@Suite("Sections that report unchanged rows")
struct SameRowsTests {
  private func lazy(_ sections: KeyValuePairs<Int, [Int]>) -> [LazySection] {
    page(sections).map { LazySection(section: $0, isAware: true) }
  }

  private func looks(_ old: [LazySection], _ new: [LazySection]) -> [[Int]] {
    [old.map(\.looks.count), new.map(\.looks.count)]
  }

  @Test("Skipping reported rows gives the same edits and reads no row", arguments: 0..<600)
  func law(round: Int) {
    var random = SeededGenerator(seed: RandomPageLawTests.seed &+ UInt64(round))
    let (old, new) = RandomPages.transition(
      sections: 8, rows: 60, hasDuplicates: round % 3 == 0, using: &random)
    if let broken = brokenLawOfSameRows(from: old, to: new, using: &random) {
      Issue.record("seed \(RandomPageLawTests.seed), round \(round): \(broken)")
    }
  }

  @Test("Rows are not read when other rows move between sections")
  func acrossSections() {
    let old = lazy([0: [1, 2, 3], 1: [4], 2: [5, 6]])
    let new = lazy([0: [1, 2, 3], 1: [], 2: [5, 6, 4]])
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.rows.description == "> 1.0 → 2.2")
    #expect(looks(old, new).map(\.first) == [0, 0])
    #expect(looks(old, new).map { $0[1] + $0[2] }.allSatisfy { $0 > 0 })
  }

  @Test("Each row is read once to list repeated ids")
  func duplicates() {
    let old = lazy([0: [7, 7], 1: [4]])
    let new = lazy([0: [7, 7], 1: [4, 4]])
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.duplicates.map(\.repeated.description) == ["0.1", "0.1", "1.1"])
    #expect(looks(old, new).map(\.first) == [2, 2])
  }

  @Test("An inserted section is not read if no other section lost a row")
  func inserted() {
    let old = lazy([0: [1]])
    let new = lazy([0: [1, 2], 1: [3, 4]])
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.newRowCounts == [2, 2])
    #expect(changes.description.hasSuffix("+ section 1\n+ 0.1"))
    #expect(looks(old, new)[1][1] == 0)
    let back = SectionedChangeset(from: new, to: old)
    #expect(back.oldRowCounts == [2, 2])
    #expect(looks(old, new)[1][1] == 0)
  }

  @Test("Sections that report nothing are compared")
  func unaware() {
    let old = page([0: [1, 2]])
    #expect(!old[0].hasSameRows(as: old[0]))
    #expect(SectionedChangeset(from: old, to: page([0: [1, 2]])).isEmpty)
  }
}
