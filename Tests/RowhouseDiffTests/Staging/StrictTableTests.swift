// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

/// The judge of the other tests is judged: it must refuse what `UITableView` refuses.
///
/// Wrong stages are made by carrying a right one out on another page than its own.
@Suite("The strict table refuses")
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

  @Test("a batch that leaves other rows than the model has")
  func counts() {
    let old = page([0: [1, 2]])
    let fault = fault(from: old, to: page([0: [1]]), on: old, model: page([0: []]))
    #expect(fault == "the rows after the batch are 0[1], the model has 0[]")
  }

  @Test("a delete of a row that is not shown")
  func notShown() {
    let fault = fault(
      from: page([0: [1, 2]]), to: page([0: [1]]), on: page([0: [1]]), model: page([0: [1]]))
    #expect(fault == "rows: 0.1 is not shown")
  }

  @Test("an insert of a row that the model lacks")
  func notInModel() {
    let fault = fault(
      from: page([0: [1]]), to: page([0: [1, 2]]), on: page([0: [1]]), model: page([0: [1]]))
    #expect(fault == "rows: 0.1 is not in the model")
  }

  @Test("a row that leaves a section which the same batch deletes")
  func deletedSection() {
    let old = page([0: [1], 1: [2]])
    let new = page([0: [1, 2]])
    let changes = SectionedChangeset(from: old, to: new)
    var table = StrictTable(old)
    let fault = table.perform(sections: changes.sections.edits, rows: changes.rows, model: new)
    #expect(fault == "row 1.0 is edited in a section that is edited too")
  }

  @Test("a row that is inserted into a section which the same batch moves")
  func movedSection() {
    let old = page([0: [1], 1: [2], 2: [3]])
    let new = page([2: [3, 4], 0: [1], 1: [2]])
    let changes = SectionedChangeset(from: old, to: new)
    var table = StrictTable(old)
    let fault = table.perform(sections: changes.sections.edits, rows: changes.rows, model: new)
    #expect(fault == "row 0.1 is edited in a section that is edited too")
  }

  @Test("other sections than the model has")
  func sections() {
    let old = page([0: [], 1: []])
    let fault = fault(from: old, to: page([0: []]), on: old, model: page([1: []]))
    #expect(fault == "the sections after the batch are 0[], the model has 1[]")
  }
}
