// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension HeightTree {
  /// Gives a row another height.
  ///
  /// - Complexity: O(log *n*), but for the first row of a block, which makes room for 64 cells.
  mutating func set(_ row: Int, to cell: HeightCell) {
    let block = row / Self.rowsInBlock
    let position = (firstCell(of: block) ?? addCells(for: block)) + row % Self.rowsInBlock
    let change = cell.subpoints - cells[position].subpoints
    cells[position] = cell
    guard change != 0 else { return }
    var sum = block
    for level in levels {
      sums[level + sum] &+= change
      sum /= 8
    }
    total &+= change
    assert(pathInconsistency(of: block) == nil, pathInconsistency(of: block) ?? "")
  }

  /// Gives a block cells of its own, with the heights that its rows have.
  ///
  /// Room is made a sixteenth at a time, and never for more blocks than there are: an array that
  /// doubles would hold up to eight bytes a row where four are needed.
  ///
  /// - Returns: The position of its first cell.
  mutating func addCells(for block: Int) -> Int {
    let first = cells.count
    let rows = rows(of: block)
    let height = UInt32(truncatingIfNeeded: uniformHeight(of: block))
    if cells.capacity < first + Self.rowsInBlock {
      let more = max(first / 16, 16 * Self.rowsInBlock)
      cells.reserveCapacity(min(first + more, leaves.count * Self.rowsInBlock))
    }
    cells.append(contentsOf: repeatElement(.estimated(height), count: rows.count))
    fillLastBlock()
    leaves[block] = Int32(first / Self.rowsInBlock)
    return first
  }

  /// Adds what stands behind the last row, if a block with fewer than 64 has just got its cells.
  mutating func fillLastBlock() {
    let missing = -cells.count & (Self.rowsInBlock - 1)
    cells.append(contentsOf: repeatElement(.none, count: missing))
  }

  /// Makes room for so many cells more, as far as there are rows for them.
  mutating func reserveCells(atMost more: Int) {
    cells.reserveCapacity(min(cells.count + more, leaves.count * Self.rowsInBlock))
  }

  /// Gives room back that was reserved and not needed.
  mutating func trimCells() {
    guard cells.capacity > cells.count + max(cells.count / 16, 16 * Self.rowsInBlock) else {
      return
    }
    var exact: [HeightCell] = []
    exact.reserveCapacity(cells.count)
    exact.append(contentsOf: cells)
    cells = exact
  }

  private func sumOfEight(from first: Int) -> Int { sums[first..<first + 8].reduce(0, &+) }

  /// Sums the blocks up, once they are right.
  mutating func addUp() {
    for (below, level) in zip(levels, levels.dropFirst()) {
      for parent in 0..<(level - below) / 8 {
        sums[level + parent] = sumOfEight(from: below + parent * 8)
      }
    }
    total = levels.last.map { sumOfEight(from: $0) } ?? 0
    assert(inconsistency == nil, inconsistency ?? "")
  }
}

extension HeightTree {
  /// Takes over the measured heights of rows that have come from another tree.
  ///
  /// Blocks without cells have nothing to take and cost one look. ``addUp()`` has to follow.
  ///
  /// - Complexity: O(*m* + *n*/64) for *n* rows in blocks of which those with *m* rows have cells.
  mutating func takeMeasured(_ rows: Range<Int>, of old: HeightTree, to new: Int) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let target = new + row - rows.lowerBound
      let endOfOld = min(old.rows(of: row / Self.rowsInBlock).upperBound, rows.upperBound)
      guard let first = old.firstCell(of: row / Self.rowsInBlock) else {
        row = endOfOld
        continue
      }
      // As far as one block goes on both sides.
      let length = min(endOfOld - row, Self.rowsInBlock - target % Self.rowsInBlock)
      take(
        old.cells, first + row % Self.rowsInBlock, length, into: target / Self.rowsInBlock,
        at: target % Self.rowsInBlock)
      row += length
    }
  }

  private mutating func take(
    _ old: [HeightCell], _ first: Int, _ length: Int, into block: Int, at offset: Int
  ) {
    let source = old[first..<first + length]
    guard source.contains(where: \.isMeasured) else { return }
    let target = (firstCell(of: block) ?? addCells(for: block)) + offset
    sums[block] &+= cells.withUnsafeMutableBufferPointer { cells in
      source.withUnsafeBufferPointer { source in
        let target = UnsafeMutableBufferPointer(rebasing: cells[target..<target + length])
        var change = 0
        // One loop without branches, so that it is vectorised.
        for (position, cell) in source.enumerated() {
          let known = target[position]
          let taken = cell.isMeasured ? cell : known
          change &+= taken.subpoints &- known.subpoints
          target[position] = taken
        }
        return change
      }
    }
  }
}
