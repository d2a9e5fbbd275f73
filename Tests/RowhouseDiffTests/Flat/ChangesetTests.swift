// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("A changeset")
struct ChangesetTests {
  @Test("A changeset of ids lists deletes, inserts and moves")
  func example() {
    let changes = Changeset(fromIDs: ["apple", "pear", "fig"], toIDs: ["fig", "apple", "plum"])
    #expect(changes.deletes == [1])
    #expect(changes.inserts == [2])
    #expect(changes.moves == [PositionPair(old: 2, new: 0)])
    #expect(changes.updates.isEmpty)
    #expect(changes.description == "3 → 3\n- 1\n+ 2\n> 2 → 0")
  }

  @Test("An element with the same id and other content is updated, moved or not")
  func updates() {
    let old = [Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c")]
    let new = [Item(id: 3, text: "C"), Item(id: 1, text: "A"), Item(id: 2, text: "b")]
    let changes = Changeset(from: old, to: new)
    #expect(changes.moves == [PositionPair(old: 2, new: 0)])
    #expect(changes.updates == [PositionPair(old: 2, new: 0), PositionPair(old: 0, new: 1)])
    expectLaws(changes, from: old, to: new)
  }

  @Test("The picture in the article shows the actual changes")
  func picture() {
    let changes = Changeset(fromIDs: "ABCDEFGHI", toIDs: "ABDXFECHI")
    #expect(
      changes.script(from: "ABCDEFGHI", to: "ABDXFECHI")
        == "- 6  G\n+ 3  X\n> 5 → 4  F\n> 2 → 6  C")
  }

  @Test("A script contains the names of the elements")
  func script() {
    let old = ["apple", "pear", "fig"]
    let new = ["fig", "apple", "plum"]
    let changes = Changeset(fromIDs: old, toIDs: new)
    #expect(changes.script(from: old, to: new) == "- 1  pear\n+ 2  plum\n> 2 → 0  fig")
  }

  @Test("Equal collections give an empty changeset")
  func nothing() {
    let items = (0..<50).map { Item(id: $0) }
    let changes = Changeset(from: items, to: items.map(\.self))
    #expect(changes.isEmpty)
    #expect(changes == Changeset(from: items, to: items))
    #expect(Changeset(fromIDs: [Int](), toIDs: []).isEmpty)
  }

  @Test("Changes from and to an empty collection")
  func empty() {
    #expect(Changeset(fromIDs: [], toIDs: [1, 2]).inserts == [0, 1])
    #expect(Changeset(fromIDs: [1, 2], toIDs: []).deletes == [0, 1])
  }

  @Test("The caller can provide ids and equality")
  func functions() {
    let old = [(sku: "a", price: 1), (sku: "b", price: 2)]
    let new = [(sku: "b", price: 3), (sku: "a", price: 1)]
    let changes = Changeset(from: old, to: new, id: \.sku, isEqual: { $0.price == $1.price })
    #expect(changes.moves.count == 1)
    #expect(changes.updates == [PositionPair(old: 1, new: 0)])

    let items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    let byText = Changeset(from: items, to: items.reversed(), id: \.text)
    #expect(byText.moves.count == 1)
  }

  @Test("A diff works for any collection, even one with a wrong count")
  func collections() {
    struct MiscountingCollection: Collection {
      let startIndex = 0
      let endIndex = 3
      var count: Int { 7 }
      func index(after index: Int) -> Int { index + 1 }
      subscript(position: Int) -> Int { position }
    }
    #expect(Changeset(fromIDs: 0..<3, toIDs: [0, 1, 2].reversed()).moves.count == 2)
    #expect(Changeset(fromIDs: Set([1]), toIDs: [1: "a"].keys).isEmpty)
    #expect(Changeset(fromIDs: [9, 0, 1, 2][1...], toIDs: MiscountingCollection()).isEmpty)
    #expect(Changeset(fromIDs: "abc", toIDs: "acb").moves.count == 1)
  }

  @Test("A changeset is coded without loss, and an invalid one does not decode")
  func coding() throws {
    let changes = Changeset(fromIDs: [1, 2, 3, 4, 1], toIDs: [4, 5, 1, 1])
    #expect(try Coded(changes).value() == changes)
    for (wrong, reason) in [
      (#""deletes":[9]"#, "delete 9 is outside 0..<5"),
      (#""deletes":[2,1]"#, "the deletes are not ascending"),
      (#""deletes":[1,1]"#, "old position 1 is edited twice"),
      (#""deletes":[]"#, "5 elements less 0 deletes plus 1 inserts are not 4"),
    ] {
      let error = #expect(throws: DecodingError.self) {
        _ = try Coded(changes).replacing(#""deletes":[1,2]"#, with: wrong).value()
      }
      #expect("\(try #require(error))".contains(reason))
    }
    for wrong in [#"{"new":1,"old":0}"#, #"{"new":2,"old":3}"#] {
      let error = #expect(throws: DecodingError.self) {
        _ = try Coded(changes).replacing(#""updates":[]"#, with: #""updates":[\#(wrong)]"#).value()
      }
      #expect("\(try #require(error))".contains("is of two elements that do not match"))
    }
  }
}
