// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("All small collections")
struct ExhaustiveTests {
  @Test(
    "All 13,699 pairs of duplicate-free sequences of six ids up to names, or all 3,829,849, keep the laws",
    arguments: 0..<7)
  func withoutDuplicates(slice: Int) {
    let all = arrangements(of: Array(0..<6))
    #expect(all.count == 1_957)
    let starts = Exhaustive.includesNames ? all : (0...6).map { Array(0..<$0) }
    // The brute force depends only on the order of the matches, so 1,957 results cover all pairs.
    var longest: [[Int]: Int] = [:]
    for arrangement in all {
      longest[arrangement] = Reference.longestIncreasingByBruteForce(arrangement)
    }
    var failures = 0
    for index in stride(from: slice, to: starts.count, by: 7) {
      let old = starts[index]
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

  /// Checks the laws without messages, for millions of cases in a debug build.
  private func isExact(
    _ changes: Changeset, from old: [Int], to new: [Int], longest: ([Int]) -> Int
  ) -> Bool {
    var order: [Int] = []
    var inserts = 0
    for id in new {
      if let position = old.firstIndex(of: id) { order.append(position) } else { inserts += 1 }
    }
    // Ranked, because the old positions have gaps where ids were deleted.
    let ranks = order.map { position in order.count { $0 < position } }
    return changes.inserts.count == inserts
      && changes.deletes.count == old.count - order.count
      && changes.updates.isEmpty
      && changes.duplicates.isEmpty
      && changes.moves.count == order.count - longest(ranks)
      && changes.applying(to: old, contentFrom: new) == new
  }

  @Test(
    "All 23,296 pairs of sequences of up to five of three ids up to names, or all 132,496, keep the laws"
  )
  func withDuplicates() {
    let all = sequences(of: [0, 1, 2], upTo: 5)
    #expect(all.count == 364)
    let starts = Exhaustive.includesNames ? all : all.filter(isNamedInOrder)
    #expect(starts.count == (Exhaustive.includesNames ? 364 : 64))
    for old in starts {
      for new in all {
        // The content is the position, to detect a match with another occurrence.
        let oldItems = old.enumerated().map { Item(id: $1, text: "@\($0)") }
        let newItems = new.enumerated().map { Item(id: $1, text: "@\($0)") }
        let changes = Changeset(from: oldItems, to: newItems)
        expectLaws(changes, from: oldItems, to: newItems)
      }
    }
  }

  /// Returns true if the first id of a sequence is 0, the next new one 1, and so on.
  private func isNamedInOrder(_ ids: [Int]) -> Bool {
    var count = 0
    return ids.allSatisfy { id in
      defer { count = max(count, id + 1) }
      return id <= count
    }
  }
}
