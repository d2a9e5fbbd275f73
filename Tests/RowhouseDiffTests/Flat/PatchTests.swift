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
    if !old.isEmpty {
      #expect(throws: PatchMismatch.self) { try patch.applying(to: old + old) }
    }
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
}
