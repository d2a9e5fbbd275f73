// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The songs that a page shows and that its user moves.
@MainActor
@Observable
final class Playlist {
  var songs: [String]
  /// The kind of the page's rows.
  var kind = Kind.data
  /// The text appended to the title of each row.
  var suffix = ""
  @ObservationIgnored var moves: [[Int]] = []
  /// True if the model performs the user's moves.
  @ObservationIgnored var takesMoves = true

  enum Kind: CaseIterable {
    case data
    case listed
    case objects
  }

  init(_ songs: String) { self.songs = songs.map { "\($0)" } }

  var section: TableSection {
    let suffix = suffix
    var section =
      switch kind {
      case .data: TableSection(songs, id: \.self) { Row("\($0)\(suffix)") }
      case .listed: TableSection(rows: songs.map { Row("\($0)\(suffix)", id: $0) })
      case .objects:
        TableSection(songs.map(Song.init), id: \.name) { Row("\($0.name)\(suffix)") }
      }
    section = section.onMove { [self] from, to in
      moves.append([from, to])
      if takesMoves { songs.insert(songs.remove(at: from), at: to) }
    }
    return section.id("songs")
  }

  /// A song that cannot be compared.
  final class Song {
    let name: String
    init(_ name: String) { self.name = name }
  }
}
