// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The heights of rows in subpoints, summed by 64, and these sums by 8 up to a level of at most 8.
///
///     sums of 8 x 8 blocks   ┌───────────────────────────────────────────────────────────────┐┌───
///     sums of 8 blocks       ┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐┌───
///     blocks of 64 rows      ┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐┌┐
///     cells                  the rows of a block, if they are of different heights
///
/// A block whose rows are all as tall as one estimate says has no cells: its sum, divided by its
/// rows, is the estimate. Cells come when a row is measured, and where two estimates meet.
///
/// Each level is filled up with zeros to a multiple of eight, so that a search reads eight sums at a
/// time, which are one line of the cache. Sums have 64 bits: 2^29 rows of 2^31 subpoints fit.
struct HeightTree: Sendable {
  let count: Int
  /// 64 for each block that has cells, in the order in which the blocks got them.
  var cells: [HeightCell] = []
  /// For each block which 64 cells are its own, or -1.
  var leaves: [Int32]
  /// The sums of all levels, those of the blocks first.
  var sums: [Int]
  /// Where each level begins among the sums.
  let levels: [Int]
  var total = 0
}

extension HeightTree {
  /// How many rows a block has.
  @inline(__always) static var rowsInBlock: Int { 64 }

  /// All rows as tall as estimated.
  ///
  /// - Complexity: O(*n*/64 + *r*) for *n* rows and *r* runs.
  init(_ estimates: EstimateRuns) {
    self.init(emptyFor: estimates.count)
    let runs = estimates.runs
    // At most one block is of different heights for each end of a run.
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

  /// All rows measured.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  init(measured heights: [Double]) {
    self.init(emptyFor: heights.count)
    let capacity = leaves.count * Self.rowsInBlock
    cells = [HeightCell](unsafeUninitializedCapacity: capacity) { cells, initialized in
      // Judged after the loop, which a trap in it would keep from being vectorised.
      var sign: Int64 = 0
      let tallest = Int64(bitPattern: Subpoints.tallest.bitPattern)
      heights.withUnsafeBufferPointer { heights in
        for (row, height) in heights.enumerated() {
          cells[row] = .measured(Subpoints.nearest(to: height))
          // As bits, the numbers from 0 to the tallest are those that are not negative here.
          let bits = Int64(bitPattern: height.bitPattern)
          sign |= bits | (tallest &- bits)
        }
      }
      precondition(
        sign >= 0 || heights.allSatisfy(Subpoints.canHold), Self.description(ofWrong: heights))
      cells[count...].initialize(repeating: .none)
      initialized = capacity
    }
    cells.withUnsafeBytes { cells in
      for block in leaves.indices {
        leaves[block] = Int32(block)
        for eight in stride(from: 0, to: Self.rowsInBlock, by: 8) {
          sums[block] &+= HeightCell.sumOfEight(in: cells, from: block * Self.rowsInBlock + eight)
        }
      }
    }
    addUp()
  }

  private static func description(ofWrong heights: [Double]) -> String {
    guard let row = heights.firstIndex(where: { !Subpoints.canHold($0) }) else { return "" }
    return
      "Row \(row) cannot be \(heights[row]) points tall; measured heights are from 0 to 33554431"
  }

  /// All sums zero, and no cells.
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

  /// The rows of a block; the last block may have fewer than 64.
  @inline(__always)
  func rows(of block: Int) -> Range<Int> {
    let first = block * Self.rowsInBlock
    return first..<min(first + Self.rowsInBlock, count)
  }

  /// The position of a block's first cell, or nothing if it has none.
  @inline(__always)
  func firstCell(of block: Int) -> Int? {
    let leaf = leaves[block]
    return leaf < 0 ? nil : Int(leaf) * Self.rowsInBlock
  }

  /// What each row of a block without cells is taken to be.
  @inline(__always)
  func uniformHeight(of block: Int) -> Int { sums[block] / rows(of: block).count }
}
