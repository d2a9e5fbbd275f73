// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

/// What every law test checks for every row, as examples.
@Suite("Where rows went")
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
      content.rows.indices.map { RowPosition(section: section, row: $0) }
    }
    let answer = SectionedChangeset(from: old, to: new).newPositions(of: positions)
    #expect(
      zip(positions, answer).map { "\($0) \($1.map { "\($0)" } ?? "gone")" } == script,
      sourceLocation: sourceLocation)
  }

  @Test("Rows shift when others come and go above them")
  func shifts() {
    expect([0: [1, 2, 3]], [0: [8, 9, 1, 3]], ["0.0 0.2", "0.1 gone", "0.2 0.3"])
  }

  @Test("Rows are followed out of a deleted section and into an inserted one")
  func across() {
    expect(
      [0: [1, 2], 1: [3, 4]], [1: [4], 2: [2, 3]],
      ["0.0 gone", "0.1 1.0", "1.0 1.1", "1.1 0.0"])
  }

  @Test("Sections are followed")
  func sections() {
    let changes = SectionedChangeset(
      from: page([0: [], 1: [], 2: []]), to: page([2: [], 9: [], 0: []]))
    #expect(changes.newSections == [2, nil, 0])
  }

  @Test("A few rows of a huge page need no look at the others")
  func huge() {
    let count = 500_000_000
    let old = [Counted(id: 0, rows: 0..<count), Counted(id: 1, rows: 0..<3)]
    let new = [Counted(id: 1, rows: 1..<3), Counted(id: 0, rows: 0..<count)]
    let changes = SectionedChangeset(fromRowIDs: old, toRowIDs: new)
    let last = RowPosition(section: 0, row: count - 1)
    let answer = changes.newPositions(of: [last, RowPosition(section: 1, row: 2)])
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

@Suite("Other updates of rows")
struct RowUpdateTests {
  @Test("take the place of the changeset's own, and leave the rest")
  func replaced() {
    let old = page([0: [1, 2, 3, 3]])
    var new = page([0: [3, 1, 9, 2]])
    new[0].rows[1].text = "changed"
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.rows.updates.map(\.description) == ["0.0 → 0.1"])
    let update = PositionPair(
      old: RowPosition(section: 0, row: 1), new: RowPosition(section: 0, row: 3))
    let other = changes.replacingRowUpdates([update])
    #expect(other.rows.updates == [update])
    #expect(!other.duplicates.isEmpty)
    #expect(other.replacingRowUpdates(changes.rows.updates) == changes)
  }
}
