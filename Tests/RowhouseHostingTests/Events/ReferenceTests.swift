// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import Testing

/// Events for rows that have moved or were deleted.
@MainActor
struct ReferenceTests {
  /// Shows a page of names whose rows record their selection.
  private func show(_ notes: Notes, isLazy: Bool, _ log: Log) -> DriverFixture {
    DriverFixture {
      if isLazy {
        TableSection(notes.names, id: \.self) { name in
          Row(name).onSelect { log.lines.append(name) }
        }.id("names")
      } else {
        TableSection {
          Rows(notes.names, id: \.self) { name in
            Row(name).onSelect { log.lines.append(name) }
          }
        }.id("names")
      }
      if notes.isOpen { TableSection { Row("other").onSelect { log.lines.append("other") } } }
    }
  }

  @Test("A row that moved is found by its id", arguments: [true, false])
  func moved(isLazy: Bool) throws {
    let (notes, log) = (Notes(), Log())
    let fixture = show(notes, isLazy: isLazy, log)
    let references = try (0..<3).map { try fixture.reference(0, $0) }
    notes.names = ["x", "c", "b", "a", "y"]
    fixture.driver.flush()
    for reference in references { #expect(fixture.driver.send(.select, to: reference)) }
    #expect(log.lines == ["a", "b", "c"])
    #expect(fixture.reports.all == [])
  }

  @Test("A reference finds its row after any change, or none if it was deleted", arguments: 0..<40)
  func anyChange(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let notes = Notes()
    notes.names = (0..<Int.random(in: 1...60, using: &random)).map { "\($0)" }
    let fixture = show(notes, isLazy: Bool.random(using: &random), Log())
    let references = try notes.names.indices.map { try fixture.reference(0, $0) }
    for _ in 0..<6 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: notes.names.shuffle(using: &random)
      case 1: notes.names.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
      default:
        let number = Int.random(in: 100..<Int.max, using: &random)
        notes.names.insert("\(number)", at: 0)
      }
      fixture.driver.flush()
      for (number, reference) in references.enumerated() {
        let found = fixture.driver.page.indexPath(of: reference)?.row
        #expect(found == notes.names.firstIndex(of: "\(number)"), "seed \(seed)")
      }
    }
  }

  @Test("An event for a deleted row is dropped with a note", arguments: [true, false])
  func gone(isLazy: Bool) throws {
    let (notes, log) = (Notes(), Log())
    let fixture = show(notes, isLazy: isLazy, log)
    let reference = try fixture.reference(0, 1)
    notes.names = ["a", "x", "c"]
    fixture.driver.flush()
    #expect(!fixture.driver.send(.tap, to: reference))
    #expect(fixture.driver.selectionTarget(of: reference) == nil)
    #expect(log.lines == [])
    #expect(
      fixture.reports.all == [
        PageDiagnostic(.eventForMissingRow("tap"), page: "AnyPage"),
        PageDiagnostic(.eventForMissingRow("will select"), page: "AnyPage"),
      ])
    #expect(fixture.reports.all.map(\.severity) == [.note, .note])
    #expect(
      fixture.reports.all.first?.description
        == "AnyPage: the row of the event “tap” was deleted. The event is dropped.")
    #expect(fixture.host.deselectedRows == [])
  }

  @Test("An event for a row of a deleted section is dropped, even if another has its position")
  func sectionGone() throws {
    let (notes, log) = (Notes(), Log())
    notes.isOpen = true
    let fixture = show(notes, isLazy: false, log)
    let reference = try fixture.reference(1, 0)
    notes.isOpen = false
    fixture.driver.flush()
    #expect(!fixture.driver.send(.select, to: reference))
    #expect(log.lines == [])
  }

  @Test("A page that has changed and was not evaluated yet receives events")
  func stalePage() throws {
    let (notes, log) = (Notes(), Log())
    let fixture = show(notes, isLazy: true, log)
    let reference = try fixture.reference(0, 2)
    notes.names = ["z"]
    #expect(fixture.driver.send(.select, to: reference))
    #expect(log.lines == ["c"])
  }

  @Test("A reference that was never valid is not found")
  func invented() {
    let fixture = DriverFixture { TableSection { Row("a") } }
    for indexPath in [(0, 0), (-1, 0), (0, -1), (7, 7), (Int(Int32.max), Int(Int32.min))] {
      let reference = RowReference(
        section: "none", row: "none",
        indexPath: RowIndexPath(section: indexPath.0, row: indexPath.1))
      #expect(!fixture.driver.send(.tap, to: reference))
      #expect(fixture.driver.page.indexPath(of: reference) == nil)
    }
  }
}

/// The calls that handlers recorded.
@MainActor
private final class Log {
  var lines: [String] = []
}
