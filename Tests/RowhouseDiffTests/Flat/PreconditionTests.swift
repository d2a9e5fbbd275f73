// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

/// The messages for a caller's mistakes, which the process prints before it ends.
@Suite("Preconditions")
struct PreconditionTests {
  private func expectMessage(
    _ message: String,
    in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), sourceLocation: sourceLocation)
  }

  @Test("Applying a changeset to a collection of another size traps")
  func applying() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Changeset(fromIDs: [1, 2], toIDs: [1]).applying(to: [1, 2, 3]) { $0 }
    }
    expectMessage("A changeset of 2 elements cannot be applied to 3", in: result)
  }

  @Test("Taking content from a collection of another size traps")
  func content() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Changeset(fromIDs: [1, 2], toIDs: [1]).applying(to: [1, 2], contentFrom: [1, 2])
    }
    expectMessage(
      "A changeset that leads to 1 elements cannot take content from 2", in: result)
  }

  @Test("A script of other collections traps")
  func script() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Changeset(fromIDs: [1, 2], toIDs: [1]).script(from: [1], to: [1])
    }
    expectMessage("A changeset 2 → 1 cannot name 1 → 1 elements", in: result)
  }

  @Test("A patch to another collection traps")
  func patch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Patch(Changeset(fromIDs: [1, 2], toIDs: [1]), to: [1, 2])
    }
    expectMessage("A patch that leads to 1 elements cannot take them from 2", in: result)
  }

  @Test("A collection with more elements than a diff can number traps")
  func count() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Changeset(fromIDs: 0..<600_000_000, toIDs: 0..<1)
    }
    expectMessage(
      "A collection of 600000000 elements is over the 536870912 that a diff can number",
      in: result)
  }

  @Test("An index path with a row over 32 bits traps")
  func indexPath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowIndexPath(section: 1, row: 1 << 40)
    }
    expectMessage(
      "Row 1099511627776 of section 1 is not an index path: each index must fit in 32 bits",
      in: result)
  }

  @Test("Applying a page's changeset to another page traps")
  func page() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let changes = SectionedChangeset(
        from: [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])], to: [])
      _ = changes.applying(to: [HeadedSection<Head, Item>](), contentFrom: [])
    }
    expectMessage(
      "A changeset of sections with [1] rows cannot be applied to sections with []", in: result)
  }

  @Test("Taking a page's content from another page traps")
  func pageContent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])]
      _ = SectionedChangeset(from: old, to: []).applying(to: old, contentFrom: old)
    }
    expectMessage(
      "A changeset that leads to sections with [] rows cannot take content from sections with [1]",
      in: result)
  }

  @Test("A script of another page traps")
  func pageScript() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])]
      _ = SectionedChangeset(from: old, to: []).script(from: [], to: old)
    }
    expectMessage("A changeset [1] → [] cannot name rows of [] → [1]", in: result)
  }

  @Test("A stage's script of another page traps")
  func stageScript() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])]
      let new = [HeadedSection(head: Head(id: 0), rows: [Item(id: 2)])]
      let stage = SectionedChangeset(from: old, to: new).stages()[0]
      _ = stage.script(from: [HeadedSection(head: Head(id: 0), rows: [Item]())], to: new)
    }
    expectMessage("The old page has sections with [0] rows, so there is no row 0.0", in: result)
  }

  @Test("A stage's model of other pages traps")
  func stageModel() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])]
      let new = [HeadedSection(head: Head(id: 5), rows: [Item(id: 1)])]
      let stage = SectionedChangeset(from: old, to: new).stages()[0]
      _ = stage.model(old: [HeadedSection<Head, Item>](), new: [])
    }
    expectMessage("The new page has sections with [] rows, so there is no row 0.0", in: result)
  }

  @Test("A patch to another page traps")
  func pagePatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])]
      _ = SectionedPatch(SectionedChangeset(from: old, to: []), to: old)
    }
    expectMessage(
      "A patch that leads to sections with [] rows cannot take them from sections with [1]",
      in: result)
  }

  @Test("Tracking a row that is not in the old page traps")
  func tracking() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1)])]
      let changes = SectionedChangeset(from: old, to: old)
      _ = changes.newPositions(of: [RowIndexPath(section: 0, row: 1)])
    }
    expectMessage("The old page has sections with [1] rows, so there is no row 0.1", in: result)
  }

  @Test("A wrong result of hasSameRows(as:) traps")
  func sameRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Wrong: DiffableSection {
        let id = 0
        let rows: [Item]
        func hasSameHead(as other: Self) -> Bool { true }
        func hasSameRows(as other: Self) -> Bool { true }
        func replacingRows(with rows: [Item]) -> Self { Self(rows: rows) }
      }
      _ = SectionedChangeset(from: [Wrong(rows: [Item(id: 1)])], to: [Wrong(rows: [])])
    }
    expectMessage(
      "hasSameRows(as:) of section 0 returned true, so its rows must be the same, but it has 0 and "
        + "had 1", in: result)
  }

  #if DEBUG
  @Test("A row update that contradicts the changeset traps")
  func rowUpdates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let old = [HeadedSection(head: Head(id: 0), rows: [Item(id: 1), Item(id: 2)])]
      let new = [HeadedSection(head: Head(id: 0), rows: [Item(id: 2)])]
      let first = RowIndexPath(section: 0, row: 0)
      _ = SectionedChangeset(from: old, to: new)
        .replacingRowUpdates([PositionPair(old: first, new: first)])
    }
    expectMessage(
      "These updates do not fit the changeset: row 0.0 of update 0.0 → 0.0 is deleted", in: result)
  }
  #endif
}
