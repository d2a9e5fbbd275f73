// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageMatch {
  @usableFromInline
  func edits() -> Edits<RowIndexPath> {
    var deletes: [RowIndexPath] = []
    let newSections = pool.old.isEmpty ? [] : newSections
    for (index, position) in pool.old.enumerated()
    where newSections[position.section] != nil && pool.cells?.old[index].isMatched != true {
      deletes.append(position)
    }
    var writer = RowWriter(pool: pool)
    writer.reserve(for: rows)
    for section in rows.indices where rows[section]?.isUnchanged != true {
      if let match = rows[section], let old = oldSections[section] {
        writer.write(
          match, old: old, new: section, oldCount: oldRowCounts[old],
          newCount: newRowCounts[section])
      } else if pool.cells != nil {
        for row in 0..<newRowCounts[section] {
          writer.writeOpen(at: RowIndexPath(section: section, row: row), isInserted: true)
        }
      }
    }
    return Edits(
      deletes: deletes, inserts: writer.inserts, moves: writer.moves, updates: writer.updates)
  }
}

/// Collects edits in the order of the new page.
private struct RowWriter {
  let pool: RowPool
  var inserts: [RowIndexPath] = []
  var moves: [PositionPair<RowIndexPath>] = []
  var updates: [PositionPair<RowIndexPath>] = []
  private var poolIndex = 0

  init(pool: RowPool) {
    self.pool = pool
  }

  /// Reserves capacity, so that no list is copied as it grows when a whole page is shuffled.
  mutating func reserve(for matches: ContiguousArray<SequenceMatch?>) {
    var moveCount = 0
    var updateCount = 0
    // Copying a match would retain its parts.
    for section in matches.indices {
      moveCount += matches[section]?.counts?.moves ?? 0
      updateCount += matches[section]?.updateCount ?? 0
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
    func pair(_ oldRow: Int, _ newRow: Int) -> PositionPair<RowIndexPath> {
      PositionPair(
        old: RowIndexPath(section: old, row: oldRow), new: RowIndexPath(section: new, row: newRow))
    }
    for row in match.prefixUpdates { updates.append(pair(row, row)) }
    if let cells = match.cells {
      for index in cells.new.indices {
        let cell = cells.new[index]
        let row = match.prefix + index
        if !cell.isMatched {
          writeOpen(at: RowIndexPath(section: new, row: row), isInserted: false)
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

  /// Writes the next row of the pool: a row from another section, or an inserted row.
  mutating func writeOpen(at position: RowIndexPath, isInserted: Bool) {
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
