// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// Lists of cards that the user moves from one list to another.
@MainActor
@Observable
final class Board {
  var lists: [[String]]
  var kind = Playlist.Kind.data
  @ObservationIgnored var moves: [RowMove] = []
  @ObservationIgnored var takesMoves = true
  @ObservationIgnored var target: @MainActor (RowMove) -> RowIndexPath? = { $0.target }

  init(_ lists: String...) { self.lists = lists.map { $0.map { "\($0)" } } }

  /// A section that no row can enter or leave, then one for each list, with ids from 0.
  @SectionBuilder var sections: [TableSection] {
    TableSection { Row("head", id: "head") }
    for number in lists.indices {
      section(number)
        .id(number)
        .style(\.titleColor, number == 0 ? nil : .destructive)
        .moveTarget { [self] in target($0) }
        .onMoveBetweenSections { [self] in move($0) }
    }
  }

  private func section(_ number: Int) -> TableSection {
    switch kind {
    case .data: TableSection(lists[number], id: \.self) { Row($0) }
    case .listed: TableSection(rows: lists[number].map { Row($0, id: $0) })
    case .objects:
      TableSection(lists[number].map(Playlist.Song.init), id: \.name) { Row($0.name) }
    }
  }

  private func move(_ move: RowMove) {
    moves.append(move)
    guard takesMoves, let source = move.sourceSection.value as? Int,
      let target = move.targetSection.value as? Int
    else { return }
    lists[target].insert(lists[source].remove(at: move.source.row), at: move.target.row)
  }
}
