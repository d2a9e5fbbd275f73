// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The heights of rows in subpoints, summed in blocks of 64 and then eight sums at a time.
///
///     sums of 8 x 8 blocks   ┌───────────────────────────────────────────────────────────────┐┌───
///     sums of 8 blocks       ┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌───
///     blocks of 64 rows      ┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐
///     cells                  the rows of a block, if they are of different heights
///
/// A block of rows with the same estimated height has no cells: the estimate is its sum divided by
/// its number of rows. A block gets cells when a row is measured or when two estimates meet in it.
///
/// Each level is padded with zeros to a multiple of eight, so that a search reads eight sums at a
/// time, which are one cache line. Sums have 64 bits, enough for 2^29 rows of 2^31 subpoints.
struct HeightTree: Sendable {
  let count: Int
  /// The cells: 64 for each block that has cells, in the order in which the blocks got them.
  var cells: [HeightCell] = []
  /// The index of each block's group of 64 cells, or -1 if it has none.
  var leaves: [Int32]
  /// The sums of all levels, starting with those of the blocks.
  var sums: [Int]
  /// The index of the first sum of each level.
  let levels: [Int]
  var total = 0
}

extension HeightTree {
  /// The number of rows in a block.
  @inline(__always) static var rowsInBlock: Int { 64 }

  /// Creates a tree of rows with estimated heights, in O(*n*/64 + *r*) for *n* rows and *r* runs.
  init(_ estimates: EstimateRuns) {
    self.init(emptyFor: estimates.count)
    let runs = estimates.runs
    // At most one block has rows of different heights at each end of a run.
    reserveCells(atMost: (runs.count - 1) * Self.rowsInBlock)
    var run = 0
    for block in leaves.indices {
      let rows = rows(of: block)
      if runs[run].end >= rows.upperBound {
        sums[block] = Int(runs[run].subpoints) * rows.count
      } else {
        leaves[block] = Int32(cells.count / Self.rowsInBlock)
        var row = rows.lowerBound
        while row < rows.upperBound {
          let length = min(Int(runs[run].end), rows.upperBound) - row
          cells.append(
            contentsOf: repeatElement(.estimated(runs[run].subpoints), count: length))
          sums[block] &+= Int(runs[run].subpoints) * length
          row += length
          if runs[run].end == row { run += 1 }
        }
        fillLastBlock()
        continue
      }
      if runs[run].end == rows.upperBound { run += 1 }
    }
    trimCells()
    addUp()
  }

  /// Creates a tree of measured rows in O(*n*).
  init(measured heights: [Double]) {
    self.init(emptyFor: heights.count)
    let capacity = leaves.count * Self.rowsInBlock
    cells = [HeightCell](unsafeUninitializedCapacity: capacity) { cells, initialized in
      // Checked after the loop, because a trap inside it would prevent vectorization.
      var sign: Int64 = 0
      let tallest = Int64(bitPattern: Subpoints.tallest.bitPattern)
      heights.withUnsafeBufferPointer { heights in
        // A block is summed while the processor's cache still contains its cells.
        for block in leaves.indices {
          let rows = rows(of: block)
          for row in rows {
            cells[row] = .measured(Subpoints.nearest(to: heights[row]))
            // As bits, exactly the numbers from 0 to the tallest make neither term negative.
            let bits = Int64(bitPattern: heights[row].bitPattern)
            sign |= bits | (tallest &- bits)
          }
          let end = (block + 1) * Self.rowsInBlock
          cells[rows.upperBound..<end].initialize(repeating: .none)
          leaves[block] = Int32(block)
          let bytes = UnsafeRawBufferPointer(cells)
          for first in stride(from: rows.lowerBound, to: end, by: 8) {
            sums[block] &+= HeightCell.sumOfEight(in: bytes, from: first)
          }
        }
      }
      precondition(
        sign >= 0 || heights.allSatisfy(Subpoints.canHold), Self.description(ofWrong: heights))
      initialized = capacity
    }
    addUp()
  }

  private static func description(ofWrong heights: [Double]) -> String {
    guard let row = heights.firstIndex(where: { !Subpoints.canHold($0) }) else { return "" }
    return
      "Row \(row) cannot be \(heights[row]) points tall; measured heights are from 0 to 33554431"
  }

  /// Creates a tree with zero sums and no cells.
  private init(emptyFor count: Int) {
    self.count = count
    let blocks = (count + Self.rowsInBlock - 1) / Self.rowsInBlock
    leaves = [Int32](repeating: -1, count: blocks)
    var levels: [Int] = []
    var end = 0
    var size = blocks
    while size > 0 {
      levels.append(end)
      end += (size + 7) & ~7
      size = size > 8 ? (size + 7) / 8 : 0
    }
    self.levels = levels
    sums = [Int](repeating: 0, count: end)
  }

  /// Returns the rows of a block; the last block may have fewer than 64.
  @inline(__always)
  func rows(of block: Int) -> Range<Int> {
    let first = block * Self.rowsInBlock
    return first..<min(first + Self.rowsInBlock, count)
  }

  /// Returns the position of a block's first cell, or `nil` if it has none.
  @inline(__always)
  func firstCell(of block: Int) -> Int? {
    let leaf = leaves[block]
    return leaf < 0 ? nil : Int(leaf) * Self.rowsInBlock
  }

  /// Returns the height of each row in a block without cells.
  @inline(__always)
  func uniformHeight(of block: Int) -> Int { sums[block] / rows(of: block).count }
}

extension HeightTree {
  /// Sets the height of a row in O(log *n*); the first row of a block adds 64 cells.
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

  /// Adds cells for a block with the current heights of its rows, and returns the first position.
  ///
  /// Capacity grows by a sixteenth, up to the number of blocks: an array that doubles would use up
  /// to eight bytes per row instead of four.
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

  /// Appends the unused cells of the last block, if it has fewer than 64 rows and just got cells.
  mutating func fillLastBlock() {
    let missing = -cells.count & (Self.rowsInBlock - 1)
    cells.append(contentsOf: repeatElement(.none, count: missing))
  }

  mutating func reserveCells(atMost more: Int) {
    cells.reserveCapacity(min(cells.count + more, leaves.count * Self.rowsInBlock))
  }

  /// Releases unused capacity.
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

  /// Computes the upper sums from those of the blocks.
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
  /// Copies the measured heights of rows of another tree; call ``addUp()`` afterwards.
  ///
  /// - Complexity: O(*m* + *n*/64) for *n* rows, of which *m* are in blocks with cells.
  mutating func takeMeasured(_ rows: Range<Int>, of old: HeightTree, to new: Int) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let target = new + row - rows.lowerBound
      let endOfOld = min(old.rows(of: row / Self.rowsInBlock).upperBound, rows.upperBound)
      guard let first = old.firstCell(of: row / Self.rowsInBlock) else {
        row = endOfOld
        continue
      }
      // The rows up to the next end of a block in either tree.
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
        // One loop without branches, so that the compiler vectorizes it.
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
