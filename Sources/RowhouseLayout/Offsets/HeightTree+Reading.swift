// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension HeightTree {
  /// Returns the height of a row in O(1).
  func height(of row: Int) -> Int {
    let block = row / Self.rowsInBlock
    guard let first = firstCell(of: block) else { return uniformHeight(of: block) }
    return cells[first + row % Self.rowsInBlock].subpoints
  }

  /// Returns `true` if a row was measured, in O(1).
  func isMeasured(_ row: Int) -> Bool {
    guard let first = firstCell(of: row / Self.rowsInBlock) else { return false }
    return cells[first + row % Self.rowsInBlock].isMeasured
  }

  /// Returns the height of all rows before a row, which may be `count`, in O(log *n*).
  @inline(__always)
  func offset(of row: Int) -> Int {
    guard row < count else { return total }
    let block = row / Self.rowsInBlock
    let rest = row % Self.rowsInBlock
    var above = 0
    var member = block
    for level in levels {
      above &+= starts[level &+ member]
      member /= 8
    }
    guard let first = firstCell(of: block) else {
      return above &+ rest &* uniformHeight(of: block)
    }
    return above &+ sumOfCells(from: first, count: rest)
  }

  /// Returns the row that contains a subpoint, never one of zero height, in O(log *n*).
  ///
  /// - Precondition: `offset` is in `0..<total`.
  @inline(__always)
  func row(at offset: Int) -> Int {
    var rest = offset
    var member = 0
    for level in levels.reversed() {
      member = member &* 8 &+ step(into: member, on: level, &rest)
    }
    let start = member &* Self.rowsInBlock
    guard let first = firstCell(of: member) else {
      return start &+ rest / uniformHeight(of: member)
    }
    return start &+ cell(from: first, at: rest)
  }
}

extension HeightTree {
  /// Returns the member of a group that contains `rest`, and makes `rest` relative to its start.
  @inline(__always)
  private func step(into group: Int, on level: Int, _ rest: inout Int) -> Int {
    starts.withUnsafeBytes { bytes in
      let width = MemoryLayout<Int>.stride
      let first = (level &+ group &* 8) &* width
      precondition(first &+ 8 &* width <= bytes.count)
      var member = 7
      for other in 1..<8 {
        let start = bytes.loadUnaligned(fromByteOffset: first &+ other &* width, as: Int.self)
        member &+= (rest &- start).signMask
      }
      rest &-= bytes.loadUnaligned(fromByteOffset: first &+ member &* width, as: Int.self)
      return member
    }
  }

  /// Returns the cell of a block that contains `rest`: first a group of eight, then its cell.
  @inline(__always)
  private func cell(from first: Int, at rest: Int) -> Int {
    cells.withUnsafeBytes { bytes in
      Self.checkBlock(from: first, in: bytes)
      var group = 0
      var passed = 0
      var end = 0
      for other in stride(from: 0, to: Self.rowsInBlock &- 8, by: 8) {
        let sum = HeightCell.sumOfEight(in: bytes, from: first &+ other)
        end &+= sum
        let isPassed = ~(rest &- end).signMask
        passed &+= sum & isPassed
        group &+= 8 & isPassed
      }
      var cell = 7
      end = passed
      for other in 0..<7 {
        end &+= HeightCell.load(from: bytes, at: first &+ group &+ other).subpoints
        cell &+= (rest &- end).signMask
      }
      return group &+ cell
    }
  }

  /// Returns the sum of the heights of the first `count` rows of a block, fewer than all.
  @inline(__always)
  private func sumOfCells(from first: Int, count: Int) -> Int {
    cells.withUnsafeBytes { bytes in
      Self.checkBlock(from: first, in: bytes)
      // Reads all cells of the block, because the processor could not predict the end of a shorter
      // loop.
      var sums = SIMD4<UInt64>(repeating: 0)
      var rows = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7) &- Int32(truncatingIfNeeded: count)
      for cell in stride(from: 0, to: Self.rowsInBlock, by: 8) {
        sums &+= HeightCell.sumsOfPairs(in: bytes, from: first &+ cell, where: rows &>> 31)
        rows &+= 8
      }
      return Int(truncatingIfNeeded: sums.wrappedSum())
    }
  }

  @inline(__always)
  private static func checkBlock(from first: Int, in bytes: UnsafeRawBufferPointer) {
    precondition(
      first >= 0 && (first &+ rowsInBlock) &* MemoryLayout<HeightCell>.stride <= bytes.count)
  }
}

extension Int {
  /// All bits if the number is negative, otherwise none.
  @inline(__always)
  fileprivate var signMask: Int { self &>> (Int.bitWidth - 1) }
}
