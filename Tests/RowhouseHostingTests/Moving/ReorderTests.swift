// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Rows that the user has moved, and that the host shows at their new place already.
@MainActor
struct ReorderTests {
  @Test("A handler that moves the datum leaves nothing to do", arguments: Playlist.Kind.allCases)
  func follows(_ kind: Playlist.Kind) throws {
    let playlist = Playlist("abcd")
    playlist.kind = kind
    let rig = Rig { playlist.section }
    _ = rig.texts
    let page = rig.driver.reorder(try rig.reference(0, 0), to: 2)
    #expect(playlist.moves == [[0, 2]])
    // What the host answers from until the next update.
    #expect(page.sections.indices.map { section in page.sections[section].rowCount } == [4])
    #expect(rig.texts == [["b", "c", "a", "d"]])
    rig.driver.flush()
    #expect(rig.host.lastEdits == "none")
    #expect(rig.texts == [["b", "c", "a", "d"]])
  }

  @Test("A handler that changes nothing puts the row back", arguments: Playlist.Kind.allCases)
  func putsBack(_ kind: Playlist.Kind) throws {
    let playlist = Playlist("abcd")
    playlist.kind = kind
    playlist.takesMoves = false
    let rig = Rig { playlist.section }
    _ = rig.driver.reorder(try rig.reference(0, 0), to: 2)
    rig.driver.flush()
    #expect(rig.host.lastEdits == "> 0.2 → 0.0")
    #expect(rig.texts == [["a", "b", "c", "d"]])
  }

  @Test("So does a section that nobody can reorder, and a place outside of it")
  func forbidden() throws {
    let rig = Rig { TableSection(rows: ["a", "b"].map { Row($0, id: $0) }) }
    _ = rig.driver.reorder(try rig.reference(0, 1), to: -3)
    #expect(rig.texts == [["b", "a"]])
    rig.driver.flush()
    #expect(rig.texts == [["a", "b"]])
    #expect(rig.host.updates.last?.edits?.changes.rows.moves.count == 1)
  }

  @Test("A row that says there is more is not moved, nor another below it")
  func statusRows() throws {
    let playlist = Playlist("ab")
    let rig = Rig { playlist.section.loadState(.more {}) }
    #expect(rig.driver.page.sections[0].movableRows == 0..<2)
    #expect(!rig.driver.page.canMove(RowIndexPath(section: 0, row: 2)))
    #expect(!rig.driver.send(.move(to: 2), to: try rig.reference(0, 0)))
    _ = rig.driver.reorder(try rig.reference(0, 0), to: 2)
    rig.driver.flush()
    #expect(playlist.moves == [])
    #expect(rig.texts == [["a", "b", "Loading more"]])
  }

  @Test("A host that leaves the row where it is is told to move it")
  func moveEvents() throws {
    let playlist = Playlist("abc")
    let rig = Rig { playlist.section }
    #expect(rig.driver.send(.move(to: 0), to: try rig.reference(0, 2), flushing: true))
    #expect(playlist.moves == [[2, 0]])
    #expect(rig.host.lastEdits == "> 0.2 → 0.0")
    #expect(!rig.driver.send(.move(to: 3), to: try rig.reference(0, 0)))
    #expect(!rig.driver.send(.move(to: 0), to: try rig.reference(0, 0)))
    #expect(playlist.moves.count == 1)
  }

  @Test("Rows of data that were moved are made anew by the newest closure")
  func closures() throws {
    let playlist = Playlist("abcd")
    let rig = Rig { playlist.section }
    _ = rig.texts
    _ = rig.driver.reorder(try rig.reference(0, 3), to: 0)
    playlist.suffix = "!"
    rig.driver.flush()
    #expect(rig.host.updates.last?.edits?.changes.rows.updates.count == 4)
    #expect(rig.texts == [["d!", "a!", "b!", "c!"]])
  }

  @Test("A page on its way is compared with the order that the host shows, by the newest handler")
  func pending() async throws {
    let (gate, playlist) = (Gate(), Playlist("abcdef"))
    let rig = Rig()
    rig.driver.comparesHere = 0
    rig.driver.show(
      AnyPage {
        TableSection(
          playlist.songs.map { GatedItem(text: $0, gate: gate) }, id: \.text
        ) { Row($0.text) }.onMove { playlist.songs.insert(playlist.songs.remove(at: $0), at: $1) }
      })
    let (first, second) = try (rig.reference(0, 0), rig.reference(0, 1))
    gate.close()
    playlist.songs = ["x", "a", "c", "d", "e", "f"]
    while rig.driver.send(.select, to: second) { await nextTurn() }
    _ = rig.driver.reorder(first, to: 4)
    #expect(rig.texts == [["b", "c", "d", "e", "a", "f"]])
    gate.open()
    await rig.driver.settled()
    // Behind e, where the user put it.
    #expect(playlist.songs == ["x", "c", "d", "e", "a", "f"])
    #expect(rig.texts == [playlist.songs])
  }

  @Test("While the host is busy the row is put back afterwards, if it has to be")
  func busyHost() throws {
    let playlist = Playlist("abc")
    playlist.takesMoves = false
    let rig = Rig { playlist.section }
    rig.host.isQuick = false
    playlist.suffix = "!"
    rig.driver.flush()
    _ = rig.driver.reorder(try rig.reference(0, 0), to: 2)
    #expect(rig.texts == [["b!", "c!", "a!"]])
    rig.host.finish()
    rig.driver.flush()
    #expect(rig.texts == [["a!", "b!", "c!"]])
  }

  @Test("A row that has gone is not moved, and the whole page comes next")
  func gone() throws {
    let playlist = Playlist("abc")
    let rig = Rig { playlist.section }
    let reference = try rig.reference(0, 0)
    playlist.songs = ["b", "c"]
    rig.driver.flush()
    _ = rig.driver.reorder(reference, to: 1)
    rig.driver.flush()
    #expect(playlist.moves == [])
    #expect(rig.host.lastEdits == "reload")
    #expect(rig.reports.kinds == [.eventForMissingRow("move")])
  }

  @Test("A row is dragged no further than its section")
  func targets() {
    let playlist = Playlist("abc")
    let rig = Rig {
      TableSection { Row("head") }
      playlist.section
      TableSection { Row("foot") }
    }
    func target(_ from: RowIndexPath, _ to: RowIndexPath) -> RowIndexPath {
      rig.driver.page.moveTarget(from: from, to: to)
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
