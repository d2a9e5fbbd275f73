// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport
import Testing

@Suite("Patches")
struct PatchTests {
  @Test("A patch contains only the elements that the old collection lacks")
  func contents() throws {
    let old = [Item(id: 1), Item(id: 2), Item(id: 3, text: "a")]
    let new = [Item(id: 3, text: "b"), Item(id: 1), Item(id: 4)]
    let patch = Patch(from: old, to: new)
    #expect(patch.contents == [Item(id: 3, text: "b"), Item(id: 4)])
    #expect(try patch.applying(to: old) == new)
    #expect(try Coded(patch).value() == patch)
  }

  @Test("Applying a patch to a collection of another size throws")
  func mismatch() {
    let patch = Patch(from: [Item(id: 1)], to: [Item(id: 2)])
    let error = #expect(throws: PatchMismatch.self) { try patch.applying(to: []) }
    #expect(
      error?.description
        == "The patch was made from [1] elements, but was applied to [0]. "
        + "Make a new patch from the current elements.")
  }

  @Test("A patch with too few elements does not decode")
  func tampered() throws {
    let patch = Patch(from: [Item(id: 1)], to: [Item(id: 2, text: "x")])
    #expect(throws: DecodingError.self) {
      _ = try Coded(patch).replacing(#"[{"id":2,"text":"x"}]"#, with: "[]").value()
    }
  }

  @Test("Applying a page's patch gives the new page in random cases", arguments: 0..<100)
  func pages(round: Int) throws {
    var random = SeededGenerator(seed: 77 + UInt64(round))
    let (old, new) = RandomPages.transition(
      sections: 5, rows: 20, hasDuplicates: round % 2 == 0, using: &random)
    let patch = SectionedPatch(from: old, to: new)
    #expect(try patch.applying(to: old) == new)
    #expect(try Coded(patch.changeset).value() == patch.changeset)
    #expect(try Coded(patch).value() == patch)
    if !old.isEmpty {
      #expect(throws: PatchMismatch.self) { try patch.applying(to: old + old) }
    }
  }

  @Test("Decoding a changeset takes the memory of its edits, not of the counts in it")
  func largeCounts() throws {
    let most = 536_870_912
    let few = Changeset(from: [Item(id: 1)], to: [Item(id: 1, text: "x")])
    let many = try Coded(few).replacing(#""oldCount":1"#, with: #""oldCount":\#(most)"#)
      .replacing(#""newCount":1"#, with: #""newCount":\#(most)"#)
    #expect(try many.value().updates == few.updates)
    #expect(throws: DecodingError.self) {
      try many.replacing(#""new":0"#, with: #""new":\#(most - 1)"#).value()
    }
    let patch = try Coded(SectionedPatch(from: page([:]), to: page([0: [1]])))
      .replacing(#""newRowCounts":[1]"#, with: #""newRowCounts":[\#(most)]"#)
    #expect(throws: DecodingError.self) { try patch.value() }
  }

  @Test("A page's changeset with contradicting edits does not decode")
  func wrongPage() throws {
    let changes = SectionedChangeset(
      from: page([0: [1, 2], 1: [3]]), to: page([0: [1, 3], 1: []]))
    let coded = try Coded(changes)
    for (part, wrong, reason) in [
      (#""row":1,"section":0"#, #""row":7,"section":0"#, "row 0.7 is not in the"),
      (#""newRowCounts":[2,0]"#, #""newRowCounts":[2]"#, "there are row counts for 2 and 1"),
      (#""newRowCounts":[2,0]"#, #""newRowCounts":[3,0]"#, "keeps 1 rows and gets 1"),
    ] {
      let error = #expect(throws: DecodingError.self) {
        _ = try coded.replacing(part, with: wrong).value()
      }
      #expect("\(try #require(error))".contains(reason))
    }
  }

  @Test("Edits of rows in deleted and inserted sections, and updates of them, do not decode")
  func rowsOfOtherSections() throws {
    // An inserted section before one that stays, and a deleted one after it.
    let changes = SectionedChangeset(
      from: page([0: [1], 1: [2]]), to: page([7: [8], 0: [1, 3]]))
    let coded = try Coded(changes)
    func rows(_ deletes: String, _ inserts: String, _ updates: String) -> String {
      #""deletes":[\#(deletes)],"inserts":[\#(inserts)],"moves":[],"updates":[\#(updates)]"#
    }
    func row(_ section: Int, _ row: Int) -> String { #"{"row":\#(row),"section":\#(section)}"# }
    func update(_ old: String, _ new: String) -> String { #"{"new":\#(new),"old":\#(old)}"# }
    let insert = row(1, 1)
    for (deletes, inserts, updates, reason) in [
      ("", "\(row(0, 0)),\(insert)", "", "row 0.0 is inserted into an inserted section"),
      (row(1, 0), insert, "", "row 1.0 is deleted from a deleted section"),
      ("", insert, update(row(0, 0), row(0, 0)), "0.0 → 0.0 has the new position 1.0"),
      ("", insert, update(row(1, 0), row(1, 1)), "row 1.0 of update 1.0 → 1.1 is deleted"),
    ] {
      let wrong = rows(deletes, inserts, updates)
      let error = #expect(throws: DecodingError.self) {
        _ = try coded.replacing(rows("", insert, ""), with: wrong).value()
      }
      #expect("\(try #require(error))".contains(reason), "\(error as Any)")
    }
  }

  @Test(
    "A page's changeset that decodes can be applied, whatever was changed in it", arguments: 0..<40)
  func altered(round: Int) throws {
    var random = SeededGenerator(seed: 9_000 + UInt64(round))
    var decodedCount = 0
    for _ in 0..<20 {
      let (old, new) = RandomPages.transition(
        sections: 3, rows: 5, hasDuplicates: false, using: &random)
      let coded = try Coded(SectionedChangeset(from: old, to: new))
      for _ in 0..<20 {
        let altered = coded.altered(edits: Int.random(in: 1...3, using: &random), using: &random)
        guard let changes = try? altered.value(), changes.oldRowCounts == old.map(\.rows.count)
        else { continue }
        decodedCount += 1
        let made = changes.applying(
          to: old, head: { PageSection(head: Head(id: -$0 - 1), rows: []) },
          row: { Item(id: -$0.row - 1) })
        #expect(made.map(\.rows.count) == changes.newRowCounts, "\(altered.text)")
      }
    }
    #expect(decodedCount > 0)
  }
}
