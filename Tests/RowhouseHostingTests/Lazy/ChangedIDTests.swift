// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Objects whose ids change while they are shown, as those of SwiftData and Core Data do at the first save.
@MainActor
@Suite("Ids of objects that change")
struct ChangedIDTests {
  private class Song {
    var id: Int
    let title: String

    init(_ id: Int) { (self.id, title) = (id, "song \(id)") }
  }

  /// A song that may be compared on any thread, as the objects of a cache with a lock.
  private final class SharedSong: Song, Equatable, @unchecked Sendable {
    static func == (a: SharedSong, b: SharedSong) -> Bool { a === b }
  }

  /// A row of a datum that refers to an object.
  private struct Entry {
    let song: Song
    var id: Int { song.id }
  }

  /// The collections of the page, which have the same storage or another one after a change.
  enum Kind: CaseIterable {
    case same
    case copied
    case wrapped
    case shared
  }

  @Test(
    "A row is replaced when its object has another id, and responds before and after",
    arguments: Kind.allCases, [20_000, 0])
  func changes(kind: Kind, limit: Int) async throws {
    let (songs, notes) = ((1...3).map(SharedSong.init), Notes())
    let objects: [Song] = songs
    var taps: [String] = []
    let fixture = DriverFixture()
    fixture.driver.mainActorComparisonLimit = limit
    func row(_ song: Song) -> Row { Row(song.title).onSelect { taps.append(song.title) } }
    fixture.driver.show(
      AnyPage {
        let _ = notes.unseen
        switch kind {
        case .same: TableSection(objects, id: \.id) { row($0) }.id("songs")
        case .copied: TableSection(objects.map(\.self), id: \.id) { row($0) }.id("songs")
        case .shared: TableSection(songs, id: \.id) { row($0) }.id("songs")
        case .wrapped: TableSection(songs.map(Entry.init), id: \.id) { row($0.song) }.id("songs")
        }
      })
    #expect(fixture.texts == [["song 1", "song 2", "song 3"]])
    let before = try fixture.reference(0, 1)
    songs[1].id = 20
    #expect(try fixture.reference(0, 1) == before)
    fixture.driver.send(.tap, to: before)
    #expect(taps == ["song 2"])
    notes.unseen += 1
    fixture.driver.update()
    await fixture.driver.settled()
    let edits = fixture.host.updates.last?.edits?.changes.rows
    #expect(edits?.deletes == [RowIndexPath(section: 0, row: 1)])
    #expect(edits?.inserts == [RowIndexPath(section: 0, row: 1)])
    let after = try fixture.reference(0, 1)
    #expect(after.row == 20)
    fixture.driver.send(.tap, to: after)
    #expect(taps == ["song 2", "song 2"])
  }

  @Test("An id that becomes the one of another row is reported once, and both rows respond")
  func repeated() throws {
    let (songs, notes) = ((1...3).map(Song.init), Notes())
    var taps: [String] = []
    let fixture = DriverFixture {
      let _ = notes.unseen
      TableSection(songs, id: \.id) { song in
        Row(song.title).onSelect { taps.append(song.title) }
      }
    }
    songs[2].id = 1
    notes.unseen += 1
    fixture.driver.update()
    fixture.driver.flush()
    for index in 0..<3 { try fixture.driver.send(.tap, to: fixture.reference(0, index)) }
    #expect(taps == ["song 1", "song 2", "song 3"])
    #expect(fixture.reports.all.map(\.kind) == [.repeatedRowID(first: 0)])
  }
}
