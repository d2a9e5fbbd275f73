// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Collections that break the rules of the protocol, and ids that a data section ignores.
@MainActor
struct CollectionFaultTests {
  @Test(
    "A collection with a wrong count shows the elements that its indices reach", arguments: [2, 9])
  func wrongCount(stated: Int) {
    let notes = Notes()
    let line = UInt32(#line) + 3
    let fixture = DriverFixture {
      let count = 4 + notes.unseen
      TableSection(LyingNumbers(endIndex: count, count: stated), id: \.self) { Row("\($0)") }.id(
        "s")
    }
    let report = PageDiagnostic(
      .wrongCount(stated: stated, found: 4), page: "AnyPage",
      section: PageDiagnostic.Subject(
        position: 0, id: "s", source: SourceLine(fileID: #fileID, line: line)))
    #expect(fixture.reports.all == [report])
    #expect(
      report.description.hasSuffix(
        """
        : the `count` of its collection is \(stated), but its indices lead to another number of \
        elements, 4. The section shows 4; correct `count`.
        """))
    #expect(fixture.texts == [["0", "1", "2", "3"]])
    for limit in [20_000, 0] {
      fixture.driver.mainActorComparisonLimit = limit
      notes.unseen += 1
      fixture.driver.update()
      fixture.driver.flush()
      #expect(fixture.host.lastEdits == "+ 0.\(3 + notes.unseen)")
    }
  }

  @Test("A row of a collection that has shrunk is empty and reported, and no row traps")
  func shrunk() throws {
    let shelf = ReferenceCollection([Item(1), Item(2), Item(3)])
    let line = UInt32(#line) + 2
    let fixture = DriverFixture {
      TableSection(shelf, id: \.id) { Row($0.text) }.id("s")
    }
    #expect(fixture.text(0, 0) == "item 1")
    shelf.items.removeLast()
    let report = PageDiagnostic(
      .countChanged(counted: 3), page: "AnyPage",
      section: PageDiagnostic.Subject(
        position: 0, id: "s", source: SourceLine(fileID: #fileID, line: line)))
    #expect(fixture.text(0, 2) == "")
    #expect(fixture.reports.all == [report])
    #expect(
      report.description.hasSuffix(
        """
        : the number of elements of its collection was 3 when the page was evaluated, and has \
        changed since then. A missing row is empty; pass an array or another collection of values.
        """))
    #expect(try fixture.driver.send(.select, to: fixture.reference(0, 2)))
    #expect(fixture.driver.page.indexPath(ofRow: 1) == nil)
  }

  @Test("The next update shows the rows that exist", arguments: [true, false], [1, -2])
  func updateAfterShrinking(isComparedOnMainActor: Bool, more: Int) async {
    let shelf = ReferenceCollection([Item(1), Item(2), Item(3)])
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(shelf, id: \.id) { Row($0.text) }.loadState(.more {})
    }
    _ = fixture.texts
    fixture.driver.mainActorComparisonLimit = isComparedOnMainActor ? 20_000 : 0
    if more > 0 { shelf.items.append(Item(9)) } else { shelf.items.removeLast(-more) }
    notes.title = "x"
    await fixture.driver.settled()
    #expect(fixture.texts == [["x"], shelf.items.map(\.text) + ["Loading more"]])
    notes.title = "y"
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "~ 0.0 → 0.0")
  }

  @Test("A row's own id is ignored in a data section, and reported")
  func ownID() throws {
    let line = UInt32(#line) + 2
    let fixture = DriverFixture {
      TableSection([Item(1), Item(2)]) { Row($0.text, id: $0.id == 2 ? "own" : "1") }.id("s")
    }
    _ = fixture.text(0, 1)
    let source = SourceLine(fileID: #fileID, line: line)
    let report = PageDiagnostic(
      .ownIDInDataSection(own: "own"), page: "AnyPage",
      section: PageDiagnostic.Subject(position: 0, id: "s", source: source),
      row: PageDiagnostic.Subject(position: 1, id: "own", title: "item 2", source: source))
    #expect(fixture.reports.all == [report])
    #expect(
      report.description.hasSuffix(
        """
        : the row has the id own of its own, which a data section cannot see. The id of the datum \
        is used; choose it with the id: of the section.
        """))
    #expect(try fixture.reference(0, 1).row == 2)
  }

  @Test("An own id equal to that of the datum is ignored and not reported")
  func sameID() {
    let fixture = DriverFixture { TableSection([Item(1)]) { Row($0.text, id: $0.id) } }
    #expect(fixture.texts == [["item 1"]])
    #expect(fixture.reports.all == [])
  }

  @Test("Data that belong to the main actor are compared and read only there")
  func mainActorOnly() async {
    let notes = Notes()
    let items = (0..<50).map { MainItem(Item($0)) }
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      TableSection(MainItems(items), id: \.id) { Row($0.text) }
      TableSection(MainItems(notes.isOpen ? items.dropLast() : items.dropFirst()), id: \.id) {
        Row($0.text)
      }
    }
    fixture.driver.mainActorComparisonLimit = 0
    notes.title = "x"
    await fixture.driver.settled()
    notes.isOpen = true
    await fixture.driver.settled()
    #expect(fixture.host.lastEdits == "- 2.48, + 2.0")
  }
}

/// The numbers up to an end, with a wrong count.
private struct LyingNumbers: RandomAccessCollection, Sendable {
  let startIndex = 0
  let endIndex: Int
  let count: Int

  subscript(index: Int) -> Int { index }
}

/// A collection that stops the program if it is read off the main actor.
private struct MainItems: RandomAccessCollection {
  private let items: [MainItem]

  init(_ items: some Sequence<MainItem>) { self.items = Array(items) }

  var startIndex: Int { isolated(0) }
  var endIndex: Int { isolated(items.count) }
  subscript(index: Int) -> MainItem { isolated(items[index]) }

  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<MainItem>) throws -> Result
  ) rethrows -> Result? {
    try isolated(items).withContiguousStorageIfAvailable(body)
  }

  private func isolated<Value>(_ value: Value) -> Value {
    MainActor.preconditionIsolated("a collection was touched elsewhere than on the main actor")
    return value
  }
}
