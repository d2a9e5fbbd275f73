// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageMatch {
  /// The edits of the rows.
  @usableFromInline
  func edits() -> Edits<RowPosition> {
    var deletes: [RowPosition] = []
    let newSections = newSections
    for (index, position) in pool.old.enumerated()
    where newSections[position.section] != nil && pool.cells?.old[index].isMatched != true {
      deletes.append(position)
    }
    var writer = RowWriter(pool: pool)
    writer.reserve(for: rows)
    for section in rows.indices {
      if let match = rows[section], let old = oldSections[section] {
        writer.write(
          match, old: old, new: section, oldCount: oldRowCounts[old],
          newCount: newRowCounts[section])
      } else if pool.cells != nil {
        for row in 0..<newRowCounts[section] {
          writer.writeOpen(at: RowPosition(section: section, row: row), isInserted: true)
        }
      }
    }
    return Edits(
      deletes: deletes, inserts: writer.inserts, moves: writer.moves, updates: writer.updates)
  }
}

/// Writes edits down in the order of the new page.
private struct RowWriter {
  let pool: RowPool
  var inserts: [RowPosition] = []
  var moves: [PositionPair<RowPosition>] = []
  var updates: [PositionPair<RowPosition>] = []
  /// How many rows of the pool's new side have been written.
  private var poolIndex = 0

  init(pool: RowPool) {
    self.pool = pool
  }

  /// Makes room, so that a page that is shuffled as a whole does not hold each list twice.
  mutating func reserve(for matches: ContiguousArray<SequenceMatch?>) {
    var moveCount = 0
    var updateCount = 0
    for match in matches {
      guard let match else { continue }
      updateCount += match.prefixUpdates.count + match.suffixUpdates.count
      moveCount += match.counts?.moves ?? 0
      updateCount += match.counts?.updates ?? 0
    }
    if let cells = pool.cells {
      let counts = EditCounts(cells)
      moveCount += cells.new.count - counts.inserts
      updateCount += counts.updates
    }
    moves.reserveCapacity(moveCount)
    updates.reserveCapacity(updateCount)
  }

  mutating func write(_ match: SequenceMatch, old: Int, new: Int, oldCount: Int, newCount: Int) {
    func pair(_ oldRow: Int, _ newRow: Int) -> PositionPair<RowPosition> {
      PositionPair(
        old: RowPosition(section: old, row: oldRow), new: RowPosition(section: new, row: newRow))
    }
    for row in match.prefixUpdates { updates.append(pair(row, row)) }
    if let cells = match.cells {
      for index in cells.new.indices {
        let cell = cells.new[index]
        let row = match.prefix + index
        if !cell.isMatched {
          writeOpen(at: RowPosition(section: new, row: row), isInserted: false)
        } else if cell.isMoved || cell.isChanged {
          let pair = pair(match.prefix + cell.partner, row)
          if cell.isMoved { moves.append(pair) }
          if cell.isChanged { updates.append(pair) }
        }
      }
    }
    for length in match.suffixUpdates.reversed() {
      updates.append(pair(oldCount - 1 - length, newCount - 1 - length))
    }
  }

  /// Writes the next row of the pool: one that comes from another section, or is new.
  mutating func writeOpen(at position: RowPosition, isInserted: Bool) {
    defer { poolIndex += 1 }
    if let cell = pool.cells?.new[poolIndex], cell.isMatched {
      let pair = PositionPair(old: pool.old[cell.partner], new: position)
      moves.append(pair)
      if cell.isChanged { updates.append(pair) }
    } else if !isInserted {
      inserts.append(position)
    }
  }
}
