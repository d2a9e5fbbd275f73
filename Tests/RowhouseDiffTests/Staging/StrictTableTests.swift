// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

/// Checks that the strict table of other tests refuses the same edits as `UITableView`.
///
/// To create a wrong stage, a test performs a correct stage on another page.
@Suite("Strict table")
struct StrictTableTests {
  private func fault(
    ofStage index: Int = 0,
    from old: [PageSection],
    to new: [PageSection],
    on shown: [PageSection],
    model: [PageSection]
  ) -> String? {
    var table = StrictTable(shown)
    return table.perform(SectionedChangeset(from: old, to: new).stages()[index], model: model)
  }

  @Test("The table refuses a batch that does not lead to the rows of the model")
  func counts() {
    let old = page([0: [1, 2]])
    let fault = fault(from: old, to: page([0: [1]]), on: old, model: page([0: []]))
    #expect(
      fault == """
        Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
        existing section after the update (0) must be equal to the number of rows contained in that \
        section before the update (2), plus or minus the number of rows inserted or deleted from that \
        section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of \
        that section (0 moved in, 0 moved out).
        """)
  }

  @Test("The table refuses to delete a row that is not shown")
  func notShown() {
    let fault = fault(
      from: page([0: [1, 2]]), to: page([0: [1]]), on: page([0: [1]]), model: page([0: [1]]))
    #expect(
      fault == "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
    )
  }

  @Test("The table refuses to insert a row that the model lacks")
  func notInModel() {
    let fault = fault(
      from: page([0: [1]]), to: page([0: [1, 2]]), on: page([0: [1]]), model: page([0: [1]]))
    #expect(
      fault == """
        attempt to insert row 1 into section 0, but there are only 1 rows in section 0 after the \
        update
        """)
  }

  @Test("The table refuses to move a row out of a section that the same batch deletes")
  func deletedSection() {
    let old = page([0: [1], 1: [2]])
    let new = page([0: [1, 2]])
    let changes = SectionedChangeset(from: old, to: new)
    var table = StrictTable(old)
    let fault = table.perform(sections: changes.sections.edits, rows: changes.rows, model: new)
    #expect(fault == "cannot move a row from a deleted section (1)")
  }

  @Test("The table refuses to insert a row into a section that the same batch moves")
  func movedSection() {
    let old = page([0: [1], 1: [2], 2: [3]])
    let new = page([2: [3, 4], 0: [1], 1: [2]])
    let changes = SectionedChangeset(from: old, to: new)
    var table = StrictTable(old)
    let fault = table.perform(sections: changes.sections.edits, rows: changes.rows, model: new)
    #expect(
      fault == """
        attempt to edit row 1 of section 0, which the same batch inserts or moves; give the row a \
        batch of its own
        """)
  }

  @Test("The table refuses a batch that does not lead to the sections of the model")
  func sections() {
    let old = page([0: [], 1: []])
    let fault = fault(from: old, to: page([0: []]), on: old, model: page([1: []]))
    #expect(fault == "the sections after the batch are 0[], the model has 1[]")
  }
}
