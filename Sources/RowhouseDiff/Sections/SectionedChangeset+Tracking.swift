// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  /// For each old section its position in the new page, or `nil` if it is gone.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var newSections: [Int?] {
    var result = [Int?](repeating: nil, count: oldRowCounts.count)
    for (new, old) in sections.sources.enumerated() {
      if let old { result[old] = new }
    }
    return result
  }

  /// Where rows of the old page stand in the new one.
  ///
  /// For hosts that keep their place when rows above it come and go: which of the rows on screen
  /// are still there, and where. A row may leave a section that is gone, and is then found where it
  /// moved to.
  ///
  /// - Parameter old: Positions in the old page, in any order. One may be asked for twice.
  /// - Returns: For each of them, in the same order, the position in the new page, or `nil` for a
  ///   row that was deleted or is gone with its section.
  /// - Precondition: The old page has a row at each position, by ``oldRowCounts``.
  /// - Complexity: O(*s* + *e* log *k* + *k* log *k* + *k* log *e*) for *s* sections, *e* edits of
  ///   rows and *k* positions. How many rows the page has does not matter.
  public func newPositions(of old: some Sequence<RowPosition>) -> [RowPosition?] {
    let asked = Array(old)
    for position in asked {
      precondition(
        position.isWithin(oldRowCounts),
        "The old page has sections with \(oldRowCounts) rows, and so no row at \(position)")
    }
    // In order, so that each edit finds by halving whom it concerns: there are few positions, and
    // sorting all moves by where they come from would take longer.
    let order = asked.indices.sorted { asked[$0] < asked[$1] }
    var tracks = order.map { Track(old: asked[$0]) }
    for position in rows.deletes { tracks.leave(position, to: nil) }
    for move in rows.moves { tracks.leave(move.old, to: move.new) }

    let newSections = newSections
    var result = [RowPosition?](repeating: nil, count: asked.count)
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

/// A row of the old page on its way to the new one.
private struct Track {
  let old: RowPosition
  /// How many rows leave their place in its section, between the position asked for before it and
  /// this one.
  var goneBefore = 0
  /// Whether it leaves its place itself.
  var leaves = false
  /// Where it moves to, if it does.
  var target: RowPosition?
}

extension [Track] {
  /// Notes in ascending tracks that a row leaves its place.
  fileprivate mutating func leave(_ position: RowPosition, to target: RowPosition?) {
    var index = lowerBound { $0.old >= position }
    while index < count, self[index].old == position {
      self[index].leaves = true
      self[index].target = target
      index += 1
    }
    if index < count, self[index].old.section == position.section { self[index].goneBefore += 1 }
  }
}

/// The rows that come to one section of the new page, from top to bottom.
private struct Arrivals {
  private let section: Int
  private var inserts: ArraySlice<RowPosition>
  private var moves: ArraySlice<PositionPair<RowPosition>>
  /// How many came before the row that was asked for last.
  private var passed = 0

  init(in section: Int, _ rows: Edits<RowPosition>) {
    self.section = section
    inserts = rows.inserts[rows.inserts.lowerBound { $0.section >= section }...]
    moves = rows.moves[rows.moves.lowerBound { $0.new.section >= section }...]
  }

  /// The new position of a row that stays.
  ///
  /// - Parameter rank: How many rows that stay are before it; not fewer than in the last call.
  /// - Returns: The position.
  mutating func position(ofStaying rank: Int) -> RowPosition {
    while true {
      let place = RowPosition(section: section, row: rank + passed)
      if let insert = inserts.first, insert <= place {
        inserts.removeFirst()
      } else if let move = moves.first, move.new <= place {
        moves.removeFirst()
      } else {
        return place
      }
      passed += 1
    }
  }
}

extension Array {
  /// The first index from which on a condition holds, found by halving.
  fileprivate func lowerBound(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
