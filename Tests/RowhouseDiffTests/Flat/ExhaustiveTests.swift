// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("Every small case")
struct ExhaustiveTests {
  @Test("All 3,829,849 pairs of the duplicate-free sequences over six ids")
  func withoutDuplicates() {
    let all = arrangements(of: Array(0..<6))
    #expect(all.count == 1_957)
    // The brute force depends only on the order of the matches: 1,957 answers serve all pairs.
    var longest: [[Int]: Int] = [:]
    for arrangement in all {
      longest[arrangement] = Reference.longestIncreasingByBruteForce(arrangement)
    }
    var failures = 0
    for old in all {
      for new in all {
        let changes = Changeset(fromIDs: old, toIDs: new)
        let isRight = isExact(changes, from: old, to: new) { longest[$0] ?? -1 }
        guard !isRight else { continue }
        failures += 1
        if failures < 5 { Issue.record("from \(old) to \(new) gave \(changes)") }
      }
    }
    #expect(failures == 0)
  }

  /// The laws without the words, for millions of cases in a debug build.
  private func isExact(
    _ changes: Changeset, from old: [Int], to new: [Int], longest: ([Int]) -> Int
  ) -> Bool {
    var order: [Int] = []
    var inserts = 0
    for id in new {
      if let position = old.firstIndex(of: id) { order.append(position) } else { inserts += 1 }
    }
    // Ranked, because the old positions have gaps where an id was deleted.
    let ranks = order.map { position in order.count { $0 < position } }
    return changes.inserts.count == inserts
      && changes.deletes.count == old.count - order.count
      && changes.updates.isEmpty
      && changes.duplicates.isEmpty
      && changes.moves.count == order.count - longest(ranks)
      && changes.applying(to: old, contentFrom: new) == new
  }

  @Test("All 132,496 pairs of the sequences with duplicates, up to five of three ids")
  func withDuplicates() {
    let all = sequences(of: [0, 1, 2], upTo: 5)
    #expect(all.count == 364)
    for old in all {
      for new in all {
        // The content is the position, so that a match with another occurrence shows.
        let oldItems = old.enumerated().map { Item(id: $1, text: "@\($0)") }
        let newItems = new.enumerated().map { Item(id: $1, text: "@\($0)") }
        let changes = Changeset(from: oldItems, to: newItems)
        expectLaws(changes, from: oldItems, to: newItems)
      }
    }
  }
}
