// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

/// Examples of the law that the law tests check for every row.
@Suite("New positions of rows")
struct TrackingTests {
  private func expect(
    _ old: KeyValuePairs<Int, [Int]>, _ new: KeyValuePairs<Int, [Int]>, _ script: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let old = page(old)
    let new = page(new)
    if let broken = brokenLaw(from: old, to: new) {
      Issue.record("\(broken)", sourceLocation: sourceLocation)
    }
    let positions = old.enumerated().flatMap { section, content in
      content.rows.indices.map { RowIndexPath(section: section, row: $0) }
    }
    let answer = SectionedChangeset(from: old, to: new).newPositions(of: positions)
    #expect(
      zip(positions, answer).map { "\($0) \($1.map { "\($0)" } ?? "gone")" } == script,
      sourceLocation: sourceLocation)
  }

  @Test("Rows shift when others are inserted and deleted above them")
  func shifts() {
    expect([0: [1, 2, 3]], [0: [8, 9, 1, 3]], ["0.0 0.2", "0.1 gone", "0.2 0.3"])
  }

  @Test("Rows are followed out of a deleted section and into an inserted one")
  func across() {
    expect(
      [0: [1, 2], 1: [3, 4]], [1: [4], 2: [2, 3]],
      ["0.0 gone", "0.1 1.0", "1.0 1.1", "1.1 0.0"])
  }

  @Test("Sections are followed to their new positions")
  func sections() {
    let changes = SectionedChangeset(
      from: page([0: [], 1: [], 2: []]), to: page([2: [], 9: [], 0: []]))
    #expect(changes.newSections == [2, nil, 0])
  }

  @Test("Tracking a few rows of a huge page reads no other rows")
  func huge() {
    let count = 500_000_000
    let old = [Counted(id: 0, rows: 0..<count), Counted(id: 1, rows: 0..<3)]
    let new = [Counted(id: 1, rows: 1..<3), Counted(id: 0, rows: 0..<count)]
    let changes = SectionedChangeset(fromRowIDs: old, toRowIDs: new)
    let last = RowIndexPath(section: 0, row: count - 1)
    let answer = changes.newPositions(of: [last, RowIndexPath(section: 1, row: 2)])
    #expect(answer.map { $0?.description } == ["1.499999999", "0.1"])
    #expect(changes.newPositions(of: []).isEmpty)
  }

  /// A section whose rows are the numbers of a range.
  private struct Counted: DiffableSection {
    let id: Int
    let rows: Range<Int>

    func hasSameHead(as other: Self) -> Bool { true }
    func hasSameRows(as other: Self) -> Bool { rows == other.rows }
    func replacingRows(with rows: [Int]) -> Self { self }
  }
}

@Suite("Replaced row updates")
struct RowUpdateTests {
  @Test("Replacing row updates keeps all other edits")
  func replaced() {
    let old = page([0: [1, 2, 3, 3]])
    var new = page([0: [3, 1, 9, 2]])
    new[0].rows[1].text = "changed"
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.rows.updates.map(\.description) == ["0.0 → 0.1"])
    let update = PositionPair(
      old: RowIndexPath(section: 0, row: 1), new: RowIndexPath(section: 0, row: 3))
    let other = changes.replacingRowUpdates([update])
    #expect(other.rows.updates == [update])
    #expect(!other.duplicates.isEmpty)
    #expect(other.replacingRowUpdates(changes.rows.updates) == changes)
  }
}
