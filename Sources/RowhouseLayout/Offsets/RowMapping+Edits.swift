// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RowMapping {
  /// Creates a mapping from the positions of edits in any order, such as those of a changeset.
  ///
  /// Rows without an edit stay, in their order, at the remaining positions.
  ///
  /// - Precondition: No position occurs twice on a side, and the counts agree with the edits.
  /// - Complexity: O(*e* log *e*) for *e* edits, independent of the counts.
  public init(
    oldCount: Int, newCount: Int, deletes: [Int] = [], inserts: [Int] = [],
    moves: [(old: Int, new: Int)] = []
  ) {
    precondition(
      oldCount - deletes.count == newCount - inserts.count,
      """
      \(oldCount) rows less \(deletes.count) deletes plus \(inserts.count) inserts are not \
      \(newCount)
      """)
    let leaving = Self.sorted(
      deletes + moves.map(\.old), within: oldCount, "old", "deleted or moved")
    let coming = moves.sorted { $0.new < $1.new }
    let edited = Self.sorted(
      inserts + moves.map(\.new), within: newCount, "new", "inserted or moved to")

    var filling = Filling(leaving: leaving, oldCount: oldCount)
    var moves = coming[...]
    for position in edited {
      filling.stay(until: position)
      if let move = moves.first, move.new == position {
        moves.removeFirst()
        filling.append(Stretch(old: move.old, new: position, count: 1, isMoved: true))
      }
      filling.new = position + 1
    }
    filling.stay(until: newCount)
    self.init(oldCount: oldCount, newCount: newCount, stretches: filling.stretches)
  }

  private static func sorted(
    _ positions: [Int], within count: Int, _ side: String, _ edit: String
  ) -> [Int] {
    let positions = positions.sorted()
    for (position, next) in zip(positions, positions.dropFirst()) {
      precondition(
        position < next, "The \(side) row \(position) is \(edit) twice; each row has one edit")
    }
    if let first = positions.first, let last = positions.last {
      precondition(
        first >= 0 && last < count,
        "The \(side) row \(first < 0 ? first : last) is \(edit), but there are \(count) rows")
    }
    return positions
  }
}

extension RowMapping {
  /// Builds the stretches of a mapping from the first new position to the last.
  private struct Filling {
    /// Old positions that do not stay, ascending.
    var leaving: [Int]
    let oldCount: Int
    /// The number of positions in `leaving` that were passed.
    var passed = 0
    /// The next old position that may stay.
    var old = 0
    /// The next new position.
    var new = 0
    var stretches: [Stretch] = []

    init(leaving: [Int], oldCount: Int) {
      self.leaving = leaving
      self.oldCount = oldCount
    }

    /// Assigns the next staying rows to the new positions before `end`.
    mutating func stay(until end: Int) {
      while new < end {
        while passed < leaving.count, leaving[passed] == old {
          passed += 1
          old += 1
        }
        let next = passed < leaving.count ? leaving[passed] : oldCount
        let count = min(end - new, next - old)
        append(Stretch(old: old, new: new, count: count))
        old += count
        new += count
      }
    }

    /// Appends a stretch, or extends the last one if it continues there.
    mutating func append(_ stretch: Stretch) {
      if let last = stretches.last, last.oldRows.upperBound == stretch.old,
        last.newRows.upperBound == stretch.new, last.isMoved == stretch.isMoved
      {
        stretches[stretches.count - 1] = Stretch(
          old: last.old, new: last.new, count: last.count + stretch.count, isMoved: last.isMoved)
      } else {
        stretches.append(stretch)
      }
    }
  }
}
