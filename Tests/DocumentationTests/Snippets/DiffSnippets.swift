// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseDiff

/// Examples of RowhouseDiff.
enum DiffSnippets {
  struct Song: Identifiable, Equatable, Codable {
    let id: Int
  }

  struct Good: Equatable {
    let sku: String
  }

  struct TrackID: Hashable, QuickHashable {
    var album: UInt64
    var track: UInt64

    var quickHash: UInt64 { QuickHash.combining(album, track) }
  }

  static func words() {
    let old = ["apple", "pear", "fig"]
    let changes = Changeset(fromIDs: old, toIDs: ["fig", "apple", "plum"])
    print(changes.deletes)  // [1]
    print(changes.inserts)  // [2]
    print(changes.moves)  // [2 → 0]
  }

  static func patch(_ old: [Song], _ new: [Song]) throws -> [Song] {
    typealias Track = Song
    let patch = Patch(from: old, to: new)
    let bytes = try JSONEncoder().encode(patch)
    // elsewhere
    let received = try JSONDecoder().decode(Patch<Track>.self, from: bytes).applying(to: old)
    return received
  }

  final class DataSource {
    var page: [HeadedSection<Song, Song>] = []
  }

  static func staged(
    _ shown: [HeadedSection<Song, Song>], _ page: [HeadedSection<Song, Song>],
    _ dataSource: DataSource
  ) {
    let changes = SectionedChangeset(from: shown, to: page)
    for stage in changes.stages() {
      // In one batch: make this the data source's page, then perform
      // stage.sections.deletes, .inserts and .moves, and the same edits of stage.rows.
      dataSource.page = stage.model(old: shown, new: page)
      // After the batch: reload stage.sections.updates and stage.rows.updates
      // at their `new` positions.
    }
  }

  static func devices(trusted: [Song], others: [Song]) -> Int {
    struct Header: Identifiable, Equatable {
      let id: String
      var title: String
    }

    let page = [
      HeadedSection(head: Header(id: "trusted", title: "Trusted devices"), rows: trusted),
      HeadedSection(head: Header(id: "others", title: "Other devices"), rows: others),
    ]
    return page.count
  }

  static func listed(_ shownTracks: [Song], _ tracks: [Song]) -> Changeset {
    let changes = Changeset(from: shownTracks, to: tracks)
    return changes
  }

  static func goods(_ shown: [Good], _ goods: [Good]) -> Changeset {
    let changes = Changeset(from: shown, to: goods, id: \.sku)
    return changes
  }

  static func canceled(_ shown: [Song], _ tracks: [Song]) throws -> Changeset {
    let changes = try Changeset(from: shown, to: tracks, check: Task.checkCancellation)
    return changes
  }

  static func albums(of artist: Song) -> [Song] { [artist] }

  static func library(_ artists: [Song]) -> [HeadedSection<Song, Song>] {
    let library = artists.map { HeadedSection(head: $0, rows: albums(of: $0)) }
    return library
  }

  static func stages(_ old: [Song]) {
    struct Side: Identifiable, Equatable {
      let id: String
    }

    let before = [
      HeadedSection(head: Side(id: "A"), rows: [old[0], old[1]]),
      HeadedSection(head: Side(id: "B"), rows: [old[2]]),
    ]
    let after = [HeadedSection(head: Side(id: "A"), rows: [old[2], old[0], old[1]])]

    for stage in SectionedChangeset(from: before, to: after).stages() {
      print(stage)
    }
    // > 1.0 → 0.0
    // - section 1
  }
}

/// Compares two lists, as in the article of the module.
func comparedLists() {
  struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  let old = [
    Track(id: 1, title: "Intro"), Track(id: 2, title: "Verse"), Track(id: 3, title: "Outro"),
  ]
  let new = [
    Track(id: 3, title: "Outro"), Track(id: 1, title: "Intro (live)"), Track(id: 4, title: "Coda"),
  ]

  let changes = Changeset(from: old, to: new)
  print(changes.script(from: old, to: new, label: \.title))
  // - 1  Verse
  // + 2  Coda
  // > 2 → 0  Outro
  // ~ 0 → 1  Intro (live)
}
