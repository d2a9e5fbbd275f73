// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("Duplicate ids")
struct DuplicateTests {
  @Test("The n-th occurrence of an id matches the n-th, also at the ends")
  func occurrences() {
    let old = [Item(id: 1, text: "first"), Item(id: 2), Item(id: 1, text: "second")]
    let new = [Item(id: 2), Item(id: 1, text: "first")]
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletes == [2])
    #expect(changes.updates.isEmpty)
    expectLaws(changes, from: old, to: new)
  }

  @Test("Repeated ids are reported on both sides with their first positions")
  func report() {
    let changes = Changeset(fromIDs: [7, 8, 7], toIDs: [8, 7, 9, 9])
    #expect(
      changes.duplicates == [
        DuplicateID(side: .old, first: 0, repeated: 2),
        DuplicateID(side: .new, first: 2, repeated: 3),
      ])
    #expect(
      changes.duplicates.first?.description
        == "The old collection contains the same id at 0 and at 2.")
  }

  @Test("Each id is hashed once")
  func hashes() {
    final class Counter {
      var count = 0
    }
    struct ID: Hashable {
      let value: Int
      let counter: Counter

      static func == (first: Self, second: Self) -> Bool { first.value == second.value }

      func hash(into hasher: inout Hasher) {
        counter.count += 1
        hasher.combine(value)
      }
    }
    let counter = Counter()
    let ids = (0..<100).map { ID(value: $0, counter: counter) }
    #expect(DuplicateID.all(ids, side: .old).isEmpty)
    #expect(counter.count == 100)
    counter.count = 0
    #expect(DuplicateID.all([ids[0], ids[1], ids[0], ids[0]], side: .new).map(\.first) == [0, 0])
    #expect(counter.count == 4)
  }

  @Test("A new element with an id from an unchanged stretch is reported")
  func insertedAgain() {
    let old = Array(0..<100)
    #expect(Changeset(fromIDs: old, toIDs: old + [3]).duplicates.map(\.repeated) == [100])
    #expect(Changeset(fromIDs: old, toIDs: [97] + old).duplicates.map(\.first) == [0])
  }

  @Test("Ids that repeat only in unchanged stretches are not reported")
  func untouched() {
    #expect(Changeset(fromIDs: [1, 1, 2], toIDs: [1, 1, 3]).duplicates.isEmpty)
  }

  @Test("An id that is not equal to itself, such as NaN, has no match")
  func unequalToThemselves() {
    let old = [.nan, 1, .nan, 2, .nan]
    let changes = Changeset(fromIDs: old, toIDs: [.nan, 2, 1])
    #expect(changes.deletes == [0, 2, 4] && changes.inserts == [0] && changes.moves.count == 1)
    #expect(changes.duplicates.isEmpty)
    let applied = changes.applying(to: old) { _ in 7 }
    #expect(applied == [7, 2, 1])
  }

  @Test("A thousand occurrences of one id do not take quadratic time")
  func manyOfOne() {
    let count = 20_000
    let changes = Changeset(
      fromIDs: [0] + Array(repeating: 7, count: count),
      toIDs: Array(repeating: 7, count: count) + [7, 0, 0])
    #expect(changes.deletes.isEmpty)
    #expect(changes.inserts.count == 2)
  }

  @Test("Rows that repeat in a section or across sections are reported")
  func pages() {
    let inSection = SectionedChangeset(from: page([0: [1, 2]]), to: page([0: [1, 2, 2]]))
    #expect(
      inSection.duplicates == [
        DuplicateID(
          side: .new, first: RowIndexPath(section: 0, row: 1),
          repeated: RowIndexPath(section: 0, row: 2))
      ])
    let perSection = SectionedChangeset(
      from: page([0: [1, 2], 1: [1, 2]]), to: page([0: [1, 2, 3], 1: [1]]))
    #expect(perSection.duplicates.isEmpty)
    #expect(perSection.rows.moves.isEmpty)
    let acrossSections = SectionedChangeset(
      from: page([0: [1, 9], 1: [2, 9], 2: []]), to: page([0: [1], 1: [2], 2: [9]]))
    #expect(acrossSections.duplicates.count == 1)
    #expect(acrossSections.rows.moves.map(\.old) == [RowIndexPath(section: 0, row: 1)])
    let bound = SectionedChangeset(
      from: page([0: [-1, 9], 1: [-1, 9], 2: []]), to: page([0: [-1], 1: [-1], 2: [-1, 9]]))
    #expect(bound.duplicates.map(\.first) == [RowIndexPath(section: 0, row: 1)])
  }

  @Test("Twenty thousand sections with the same place do not take quadratic time")
  func manyPlaces() {
    let sections = (0..<40_000).map { PageSection(head: Head(id: $0), rows: [Item(id: -1)]) }
    let changes = SectionedChangeset(
      from: sections[..<20_000], to: sections[20_000...])
    #expect(changes.rows.moves.isEmpty && changes.sections.edits.inserts.count == 20_000)
  }
}
