// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The heights of rows in subpoints, in blocks of 128 rows, and the starts of the blocks in groups
/// of eight.
///
///     groups of 8 x 8 blocks  ┌──────────────────────────────────────────────────────────────┐┌────
///     groups of 8 blocks      ┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌────
///     blocks of 128 rows      ┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐
///     cells                   the rows of a block, if they are of different heights
///
/// A start is relative to the start of its group. So an offset is the sum of one number on each
/// level, and a search counts the starts up to an offset. Neither of them branches on a start or a
/// height: a processor cannot predict such branches, and each of them would wait for memory. Masks
/// replace conditional expressions, because the compiler turns those into branches around the
/// reads.
///
/// Each level is padded to a multiple of eight with members that start at the end of their group.
/// Starts have 64 bits, enough for 2^29 rows of 2^31 subpoints.
struct HeightTree: Sendable {
  let count: Int
  /// The cells: 128 for each block that has cells, in the order in which the blocks got them.
  private(set) var cells: [HeightCell] = []
  /// The index of each block's group of 128 cells, or `~height` if all of its rows have that
  /// estimated height.
  private(set) var leaves: [Int32]
  /// The starts of all levels, beginning with those of the blocks.
  private(set) var starts: [Int]
  /// The index of the first start of each level.
  let levels: [Int]
  private(set) var total = 0
}

extension HeightTree {
  /// The number of rows in a block.
  @inline(__always) static var rowsInBlock: Int { 128 }

  /// Creates a tree of rows with estimated heights, or with the measured ones of another tree.
  ///
  /// - Complexity: O(*n*/128 + *r* + *m*) for *n* rows in both trees, *r* runs of estimates, and *m*
  ///   rows in blocks with a measured row.
  init(
    _ estimates: EstimateRuns, keeping stretches: [RowMapping.Stretch] = [],
    of old: HeightTree? = nil
  ) {
    self.init(emptyFor: estimates.count)
    let runs = estimates.runs
    // At most one block has rows of different heights at each end of a run.
    reserveCells(atMost: (runs.count - 1) * Self.rowsInBlock + (old?.cells.count ?? 0))
    var run = 0
    for block in leaves.indices {
      let rows = rows(of: block)
      if runs[run].end >= rows.upperBound {
        leaves[block] = ~Int32(runs[run].subpoints)
        if runs[run].end == rows.upperBound { run += 1 }
      } else {
        leaves[block] = Int32(cells.count / Self.rowsInBlock)
        var row = rows.lowerBound
        while row < rows.upperBound {
          let length = min(Int(runs[run].end), rows.upperBound) - row
          cells.append(
            contentsOf: repeatElement(.estimated(runs[run].subpoints), count: length))
          row += length
          if runs[run].end == row { run += 1 }
        }
        fillLastBlock()
      }
    }
    if let old {
      for stretch in stretches { takeMeasured(stretch.oldRows, of: old, to: stretch.new) }
    }
    trimCells()
    for block in leaves.indices { starts[block] = sum(of: block) }
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
        // Sums up a block while the processor's cache still contains its cells.
        for block in leaves.indices {
          let rows = rows(of: block)
          for row in rows {
            cells[row] = .measured(Subpoints.nearest(to: heights[row]))
            // Compares bits: neither term is negative exactly for the numbers from 0 to the tallest
            // height.
            let bits = Int64(bitPattern: heights[row].bitPattern)
            sign |= bits | (tallest &- bits)
          }
          let end = (block + 1) * Self.rowsInBlock
          cells[rows.upperBound..<end].initialize(repeating: .none)
          leaves[block] = Int32(block)
          starts[block] = Self.sumOfBlock(from: rows.lowerBound, in: UnsafeRawBufferPointer(cells))
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

  /// Creates a tree with zero starts and no cells.
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
    starts = [Int](repeating: 0, count: end)
  }

  /// Computes all starts from the heights of the blocks, which are stored at the positions of their
  /// starts.
  private mutating func addUp() {
    for (level, upper) in zip(levels, levels.dropFirst() + [starts.count]) {
      for group in 0..<(upper - level) / 8 {
        var end = 0
        for member in level + group * 8..<level + group * 8 + 8 {
          let height = starts[member]
          starts[member] = end
          end &+= height
        }
        if upper < starts.count { starts[upper + group] = end } else { total = end }
      }
    }
    assert(inconsistency == nil, inconsistency ?? "")
  }

  /// Returns the rows of a block; the last block may have fewer than 128.
  @inline(__always)
  func rows(of block: Int) -> Range<Int> {
    let first = block * Self.rowsInBlock
    return first..<min(first + Self.rowsInBlock, count)
  }

  /// Returns the sum of the heights of the rows of a block.
  private func sum(of block: Int) -> Int {
    guard let first = firstCell(of: block) else {
      return rows(of: block).count * uniformHeight(of: block)
    }
    return cells.withUnsafeBytes { Self.sumOfBlock(from: first, in: $0) }
  }

  /// Returns the sum of the heights in the cells of a block.
  @inline(__always)
  private static func sumOfBlock(from first: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    stride(from: first, to: first + rowsInBlock, by: 8).reduce(0) { sum, cell in
      sum &+ HeightCell.sumOfEight(in: bytes, from: cell)
    }
  }

  /// Returns the position of a block's first cell, or `nil` if it has none.
  @inline(__always)
  func firstCell(of block: Int) -> Int? {
    let leaf = leaves[block]
    return leaf < 0 ? nil : Int(leaf) * Self.rowsInBlock
  }

  /// Returns the height of each row in a block without cells.
  @inline(__always)
  func uniformHeight(of block: Int) -> Int { Int(~leaves[block]) }
}

extension HeightTree {
  /// Sets the height of a row in O(log *n*); the first row of a block adds 128 cells.
  mutating func set(_ row: Int, to cell: HeightCell) {
    let block = row / Self.rowsInBlock
    let position = (firstCell(of: block) ?? addCells(for: block)) + row % Self.rowsInBlock
    let change = cell.subpoints - cells[position].subpoints
    cells[position] = cell
    guard change != 0 else { return }
    move(after: block, by: change)
    total &+= change
    assert(pathInconsistency(of: block) == nil, pathInconsistency(of: block) ?? "")
  }

  /// Adds a change to the starts after a block: those of the members after it in its group, and
  /// those after each group that contains it.
  @inline(__always)
  private mutating func move(after block: Int, by change: Int) {
    starts.withUnsafeMutableBytes { bytes in
      let width = MemoryLayout<Int>.stride
      var member = block
      for level in levels {
        let first = (level &+ member & ~7) &* width
        precondition(first &+ 8 &* width <= bytes.count)
        // Two lanes for each member, because processors without AVX compare lanes of 32 bits.
        let place = SIMD16(repeating: Int32(truncatingIfNeeded: member & 7))
        let isAfter = (place &- SIMD16(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)) &>> 31
        let own = bytes.loadUnaligned(fromByteOffset: first, as: SIMD8<Int>.self)
        bytes.storeBytes(
          of: own &+ unsafeBitCast(isAfter, to: SIMD8<Int>.self) & change,
          toByteOffset: first, as: SIMD8<Int>.self)
        member /= 8
      }
    }
  }

  /// Adds cells for a block with the current heights of its rows, and returns the first position.
  ///
  /// Capacity grows by a sixteenth, up to the number of blocks: an array that doubles would use up
  /// to eight bytes per row instead of four.
  private mutating func addCells(for block: Int) -> Int {
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

  /// Appends the unused cells of the last block, if it has fewer than 128 rows and just got cells.
  private mutating func fillLastBlock() {
    let missing = -cells.count & (Self.rowsInBlock - 1)
    cells.append(contentsOf: repeatElement(.none, count: missing))
  }

  private mutating func reserveCells(atMost more: Int) {
    cells.reserveCapacity(min(cells.count + more, leaves.count * Self.rowsInBlock))
  }

  /// Releases unused capacity.
  private mutating func trimCells() {
    guard cells.capacity > cells.count + max(cells.count / 16, 16 * Self.rowsInBlock) else {
      return
    }
    var exact: [HeightCell] = []
    exact.reserveCapacity(cells.count)
    exact.append(contentsOf: cells)
    cells = exact
  }
}

extension HeightTree {
  /// Copies the measured heights of rows of another tree.
  ///
  /// - Complexity: O(*m* + *n*/128) for *n* rows, of which *m* are in blocks with cells.
  private mutating func takeMeasured(_ rows: Range<Int>, of old: HeightTree, to new: Int) {
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
    cells.withUnsafeMutableBufferPointer { cells in
      source.withUnsafeBufferPointer { source in
        let target = UnsafeMutableBufferPointer(rebasing: cells[target..<target + length])
        // One loop without branches, so that the compiler vectorizes it.
        for (position, cell) in source.enumerated() {
          target[position] = cell.isMeasured ? cell : target[position]
        }
      }
    }
  }
}
