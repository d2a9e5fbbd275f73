// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// The new position of each old section, or `nil` if the section was deleted.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var newSections: [Int?] { sections.sources.inverted(count: oldRowCounts.count) }

  /// Returns the new positions of rows of the old page, with `nil` for each deleted row.
  ///
  /// Use this method in a host that preserves the scroll position when rows above the visible ones
  /// are inserted or deleted. It also finds a row that moved out of a deleted section. `old` may be
  /// in any order and contain repetitions; the result is in the same order.
  ///
  /// - Precondition: The old page, with the row counts ``oldRowCounts``, contains each position.
  /// - Complexity: O(*s* + *e* log *k* + *k* log *k* + *k* log *e*) for *s* sections, *e* edits of
  ///   rows, and *k* positions, independent of the number of rows in the page.
  public func newPositions(of old: some Sequence<RowIndexPath>) -> [RowIndexPath?] {
    let asked = Array(old)
    for position in asked {
      precondition(
        position.isWithin(oldRowCounts),
        "The old page has sections with \(oldRowCounts) rows, so there is no row \(position)")
    }
    // Sorts the positions, so that each edit finds its row by binary search. Their number is small,
    // and sorting all moves by their old positions would take longer.
    let order = asked.indices.sorted { asked[$0] < asked[$1] }
    var tracks = order.map { Track(old: asked[$0]) }
    for position in rows.deletes { tracks.leave(position, to: nil) }
    for move in rows.moves { tracks.leave(move.old, to: move.new) }

    let newSections = newSections
    var result = [RowIndexPath?](repeating: nil, count: asked.count)
    var section = -1
    var gone = 0
    var arrivals: Arrivals?
    for (index, track) in zip(order, tracks) {
      if track.old.section != section {
        section = track.old.section
        gone = 0
        arrivals = newSections[section].map { Arrivals(in: $0, rows) }
      }
      gone += track.goneBefore
      result[index] =
        track.leaves ? track.target : arrivals?.position(ofStaying: track.old.row - gone)
    }
    return result
  }
}

private struct Track {
  let old: RowIndexPath
  /// The number of rows that leave their section since the previous tracked position.
  var goneBefore = 0
  var leaves = false
  /// The new position if the row moves; otherwise `nil`.
  var target: RowIndexPath?
}

extension [Track] {
  /// Records in ascending tracks that a row leaves its place.
  fileprivate mutating func leave(_ position: RowIndexPath, to target: RowIndexPath?) {
    var index = lowerBound { $0.old >= position }
    while index < count, self[index].old == position {
      self[index].leaves = true
      self[index].target = target
      index += 1
    }
    if index < count, self[index].old.section == position.section { self[index].goneBefore += 1 }
  }
}

/// The rows that are inserted or moved into one section of the new page, from top to bottom.
private struct Arrivals {
  private let section: Int
  private var inserts: ArraySlice<RowIndexPath>
  private var moves: ArraySlice<PositionPair<RowIndexPath>>
  /// The number of arrivals before the row of the last call.
  private var passed = 0

  init(in section: Int, _ rows: Edits<RowIndexPath>) {
    self.section = section
    inserts = rows.inserts[rows.inserts.lowerBound { $0.section >= section }...]
    moves = rows.moves[rows.moves.lowerBound { $0.new.section >= section }...]
  }

  /// Returns the new position of a row that stays, with a rank not less than in the last call.
  mutating func position(ofStaying rank: Int) -> RowIndexPath {
    while true {
      let indexPath = RowIndexPath(section: section, row: rank + passed)
      if let insert = inserts.first, insert <= indexPath {
        inserts.removeFirst()
      } else if let move = moves.first, move.new <= indexPath {
        moves.removeFirst()
      } else {
        return indexPath
      }
      passed += 1
    }
  }
}

extension Array {
  /// Returns the first index from which a condition is true, by binary search.
  func lowerBound(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
