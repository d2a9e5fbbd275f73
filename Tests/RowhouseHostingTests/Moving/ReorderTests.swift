// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Rows that the user has moved, and that the host already shows at their new positions.
@MainActor
struct ReorderTests {
  @Test(
    "A handler that moves the datum leaves no edits to apply", arguments: Playlist.Kind.allCases)
  func follows(_ kind: Playlist.Kind) throws {
    let playlist = Playlist("abcd")
    playlist.kind = kind
    let fixture = DriverFixture { playlist.section }
    _ = fixture.texts
    let page = fixture.driver.reorder(
      try fixture.reference(0, 0), to: RowIndexPath(section: 0, row: 2))
    #expect(playlist.moves == [[0, 2]])
    // The page that the host reads until the next update.
    #expect(page.sections.indices.map { section in page.sections[section].rowCount } == [4])
    #expect(fixture.texts == [["b", "c", "a", "d"]])
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "none")
    #expect(fixture.texts == [["b", "c", "a", "d"]])
  }

  @Test("A handler that changes nothing puts the row back", arguments: Playlist.Kind.allCases)
  func putsBack(_ kind: Playlist.Kind) throws {
    let playlist = Playlist("abcd")
    playlist.kind = kind
    playlist.takesMoves = false
    let fixture = DriverFixture { playlist.section }
    _ = fixture.driver.reorder(try fixture.reference(0, 0), to: RowIndexPath(section: 0, row: 2))
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "> 0.2 → 0.0")
    #expect(fixture.texts == [["a", "b", "c", "d"]])
  }

  @Test("Without a move handler a row is moved back, also from an invalid position")
  func forbidden() throws {
    let fixture = DriverFixture { TableSection(rows: ["a", "b"].map { Row($0, id: $0) }) }
    _ = fixture.driver.reorder(try fixture.reference(0, 1), to: RowIndexPath(section: 0, row: -3))
    #expect(fixture.texts == [["b", "a"]])
    fixture.driver.flush()
    #expect(fixture.texts == [["a", "b"]])
    #expect(fixture.host.updates.last?.edits?.changes.rows.moves.count == 1)
  }

  @Test("The row that loads more is not moved, and no row moves below it")
  func statusRows() throws {
    let playlist = Playlist("ab")
    let fixture = DriverFixture { playlist.section.loadState(.more {}) }
    #expect(fixture.driver.page.sections[0].movableRows == 0..<2)
    #expect(!fixture.driver.page.canMove(RowIndexPath(section: 0, row: 2)))
    #expect(
      !fixture.driver.send(
        .move(to: RowIndexPath(section: 0, row: 2)), to: try fixture.reference(0, 0)))
    _ = fixture.driver.reorder(try fixture.reference(0, 0), to: RowIndexPath(section: 0, row: 2))
    fixture.driver.flush()
    #expect(playlist.moves == [])
    #expect(fixture.texts == [["a", "b", "Loading more"]])
  }

  @Test("A host that does not show a move itself receives the move as an edit")
  func moveEvents() throws {
    let playlist = Playlist("abc")
    let fixture = DriverFixture { playlist.section }
    #expect(
      fixture.driver.send(
        .move(to: RowIndexPath(section: 0, row: 0)), to: try fixture.reference(0, 2), flushing: true
      ))
    #expect(playlist.moves == [[2, 0]])
    #expect(fixture.host.lastEdits == "> 0.2 → 0.0")
    #expect(
      !fixture.driver.send(
        .move(to: RowIndexPath(section: 0, row: 3)), to: try fixture.reference(0, 0)))
    #expect(
      !fixture.driver.send(
        .move(to: RowIndexPath(section: 0, row: 0)), to: try fixture.reference(0, 0)))
    #expect(playlist.moves.count == 1)
  }

  @Test("Data rows that were moved are made again by the newest closure")
  func closures() throws {
    let playlist = Playlist("abcd")
    let fixture = DriverFixture { playlist.section }
    _ = fixture.texts
    _ = fixture.driver.reorder(try fixture.reference(0, 3), to: RowIndexPath(section: 0, row: 0))
    playlist.suffix = "!"
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.edits?.changes.rows.updates.count == 4)
    #expect(fixture.texts == [["d!", "a!", "b!", "c!"]])
  }

  @Test("A page being compared uses the order that the host shows, and the newest handler")
  func pending() async throws {
    let (gate, playlist) = (ComparisonGate(), Playlist("abcdef"))
    let fixture = DriverFixture()
    fixture.driver.mainActorComparisonLimit = 0
    fixture.driver.show(
      AnyPage {
        TableSection(
          playlist.songs.map { GatedItem(text: $0, gate: gate) }, id: \.text
        ) { Row($0.text) }.onMove { playlist.songs.insert(playlist.songs.remove(at: $0), at: $1) }
      })
    let (first, second) = try (fixture.reference(0, 0), fixture.reference(0, 1))
    gate.close()
    playlist.songs = ["x", "a", "c", "d", "e", "f"]
    while fixture.driver.send(.select, to: second) { await nextTurn() }
    _ = fixture.driver.reorder(first, to: RowIndexPath(section: 0, row: 4))
    #expect(fixture.texts == [["b", "c", "d", "e", "a", "f"]])
    gate.open()
    await fixture.driver.settled()
    // Below e, where the user moved the row.
    #expect(playlist.songs == ["x", "c", "d", "e", "a", "f"])
    #expect(fixture.texts == [playlist.songs])
  }

  @Test("A row moved while the host is busy is moved back afterwards, if necessary")
  func busyHost() throws {
    let playlist = Playlist("abc")
    playlist.takesMoves = false
    let fixture = DriverFixture { playlist.section }
    fixture.host.finishesAtOnce = false
    playlist.suffix = "!"
    fixture.driver.flush()
    _ = fixture.driver.reorder(try fixture.reference(0, 0), to: RowIndexPath(section: 0, row: 2))
    #expect(fixture.texts == [["b!", "c!", "a!"]])
    fixture.host.finishUpdate()
    fixture.driver.flush()
    #expect(fixture.texts == [["a!", "b!", "c!"]])
  }

  @Test("A deleted row is not moved, and the host receives the whole page")
  func gone() throws {
    let playlist = Playlist("abc")
    let fixture = DriverFixture { playlist.section }
    let reference = try fixture.reference(0, 0)
    playlist.songs = ["b", "c"]
    fixture.driver.flush()
    _ = fixture.driver.reorder(reference, to: RowIndexPath(section: 0, row: 1))
    fixture.driver.flush()
    #expect(playlist.moves == [])
    #expect(fixture.host.lastEdits == "reload")
    #expect(fixture.reports.kinds == [.eventForMissingRow("move")])
  }

  @Test("A row is not dragged out of its section")
  func targets() {
    let playlist = Playlist("abc")
    let fixture = DriverFixture {
      TableSection { Row("head") }
      playlist.section
      TableSection { Row("foot") }
    }
    func target(_ from: RowIndexPath, _ to: RowIndexPath) -> RowIndexPath {
      fixture.driver.moveTarget(from: from, to: to)
    }
    let row = RowIndexPath(section: 1, row: 1)
    #expect(target(row, RowIndexPath(section: 0, row: 0)) == RowIndexPath(section: 1, row: 0))
    #expect(target(row, RowIndexPath(section: 1, row: 0)) == RowIndexPath(section: 1, row: 0))
    #expect(target(row, RowIndexPath(section: 1, row: 3)) == RowIndexPath(section: 1, row: 2))
    #expect(target(row, RowIndexPath(section: 2, row: 0)) == RowIndexPath(section: 1, row: 2))
    let head = RowIndexPath(section: 0, row: 0)
    #expect(target(head, row) == head)
  }
}
