// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport
import Testing

@Suite("Laws of changesets in random cases")
struct RandomLawTests {
  /// The seed, which each failure prints.
  static let seed: UInt64 = 20_261_121

  @Test("Random edits of many kinds and sizes keep the laws", arguments: 0..<400)
  func laws(round: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(round))
    let (old, new) = RandomLists.transition(
      count: Int.random(in: 0...(round % 20 == 0 ? 2_000 : 300), using: &random),
      hasDuplicates: round % 3 != 0, using: &random)
    let changes = Changeset(from: old, to: new)
    if let broken = brokenLaw(changes, from: old, to: new) {
      Issue.record("seed \(Self.seed), round \(round): \(broken)\n\(changes)")
    }
  }

  /// Checks edits that are known by construction, because the lists are too large for a quadratic
  /// reference.
  @Test(
    "Shuffling, deleting and inserting blocks of 100,000 elements is exact",
    arguments: 0..<4)
  func large(round: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(round))
    let old = (0..<100_000).map { Item(id: $0) }
    var new = old
    new[60_000..<62_000].shuffle(using: &random)
    new.removeSubrange(20_000..<30_000)
    new.insert(contentsOf: (0..<5_000).map { Item(id: 200_000 + $0) }, at: 40_000)
    for position in stride(from: 0, to: 20_000, by: 100) { new[position].text = "new" }
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletes == Array(20_000..<30_000))
    #expect(changes.inserts == Array(40_000..<45_000))
    #expect(changes.updates.count == 200)
    #expect(changes.moves.count < 2_000)
    #expect(changes.applying(to: old, contentFrom: new) == new)
  }
}
