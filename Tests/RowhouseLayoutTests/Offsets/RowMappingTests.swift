// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseLayout
import RowhouseTestSupport
import Testing

@Suite("Row mapping")
struct RowMappingTests {
  @Test("One row inserted in a million is two stretches")
  func inserted() {
    let mapping = RowMapping(oldCount: 1_000_000, newCount: 1_000_001, inserts: [500_000])
    #expect(mapping.description == "1000000 → 1000001: 0..<500000 → 0, 500000..<1000000 → 500001")
    #expect(mapping.newRow(of: 499_999) == 499_999)
    #expect(mapping.newRow(of: 500_000) == 500_001)
  }

  @Test("Edits are accepted in any order")
  func anyOrder() {
    let mapping = RowMapping(
      oldCount: 6, newCount: 6, deletes: [5, 1], inserts: [3, 0], moves: [(4, 1), (0, 5)])
    #expect((0..<6).map { mapping.newRow(of: $0) } == [5, nil, 2, 4, 1, nil])
    #expect(mapping.stretches.filter(\.isMoved).map(\.old) == [4, 0])
  }

  @Test("Rows that move together are one stretch, and so are rows without edits")
  func together() {
    let mapping = RowMapping(oldCount: 5, newCount: 5, moves: [(3, 0), (4, 1)])
    #expect(mapping.description == "5 → 5: > 3..<5 → 0, 0..<3 → 2")
    #expect(RowMapping(oldCount: 5, newCount: 5) == RowMapping(unchanged: 5))
    #expect(RowMapping(oldCount: 0, newCount: 0) == RowMapping(unchanged: 0))
  }

  @Test("A mapping agrees with the changeset for each row", arguments: 0..<300)
  func changesets(round: Int) {
    var random = SeededGenerator(seed: RandomLawTests.seed &+ UInt64(round))
    let old = Array(0..<Int.random(in: 0...40, using: &random))
    var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for _ in 0..<Int.random(in: 0...4, using: &random) where !new.isEmpty {
      let id = new.remove(at: Int.random(in: 0..<new.count, using: &random))
      new.insert(id, at: Int.random(in: 0...new.count, using: &random))
    }
    for id in 100..<100 + Int.random(in: 0...6, using: &random) {
      new.insert(id, at: Int.random(in: 0...new.count, using: &random))
    }
    let changes = Changeset(fromIDs: old, toIDs: new)
    let mapping = RowMapping(
      oldCount: changes.oldCount, newCount: changes.newCount, deletes: changes.deletes,
      inserts: changes.inserts, moves: changes.moves.map { ($0.old, $0.new) })
    for row in old {
      #expect(
        mapping.newRow(of: row) == new.firstIndex(of: row),
        "seed \(RandomLawTests.seed), round \(round): row \(row) of \(old) → \(new)")
    }
    #expect(
      Set(mapping.stretches.filter(\.isMoved).flatMap(\.oldRows)) == Set(changes.moves.map(\.old)))
  }
}
