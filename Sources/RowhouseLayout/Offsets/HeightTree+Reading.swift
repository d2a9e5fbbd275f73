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
  func offset(of row: Int) -> Int {
    guard row < count else { return total }
    let block = row / Self.rowsInBlock
    let rest = row % Self.rowsInBlock
    var above = 0
    var position = block
    for level in levels {
      above &+= sumOfSiblings(before: position, on: level)
      position /= 8
    }
    guard let first = firstCell(of: block) else {
      return above &+ (rest == 0 ? 0 : rest &* uniformHeight(of: block))
    }
    return above &+ sumOfCells(from: first, count: rest)
  }

  /// Returns the row that contains a subpoint, never one of zero height, in O(log *n*).
  ///
  /// - Precondition: `offset` is in `0..<total`.
  func row(at offset: Int) -> Int {
    var rest = offset
    var position = 0
    for level in levels.reversed() {
      position = position &* 8 &+ step(into: position, on: level, &rest)
    }
    let start = position &* Self.rowsInBlock
    guard let first = firstCell(of: position) else {
      return start &+ rest / uniformHeight(of: position)
    }
    return start &+ stepIntoCells(from: first, &rest)
  }
}

extension HeightTree {
  /// Returns the sum of those of eight siblings before a position.
  @inline(__always)
  private func sumOfSiblings(before position: Int, on level: Int) -> Int {
    sums.withUnsafeBytes { bytes in
      let width = MemoryLayout<Int>.stride
      let start = (level &+ position & ~7) &* width
      precondition(start &+ 8 &* width <= bytes.count)
      // Without branches, because no processor can predict where the loop would end.
      var sum = 0
      for sibling in 0..<7 {
        let number = bytes.loadUnaligned(fromByteOffset: start &+ sibling &* width, as: Int.self)
        sum &+= sibling < position & 7 ? number : 0
      }
      return sum
    }
  }

  /// Returns the child of a parent that contains `rest`, and makes `rest` relative to its start.
  @inline(__always)
  private func step(into parent: Int, on level: Int, _ rest: inout Int) -> Int {
    sums.withUnsafeBytes { bytes in
      let width = MemoryLayout<Int>.stride
      let start = (level &+ parent &* 8) &* width
      precondition(start &+ 8 &* width <= bytes.count)
      return Self.step(into: &rest) { position in
        bytes.loadUnaligned(fromByteOffset: start &+ position &* width, as: Int.self)
      }
    }
  }

  /// Returns the cell of a block that contains `rest`: first a group of eight, then its cell.
  @inline(__always)
  private func stepIntoCells(from first: Int, _ rest: inout Int) -> Int {
    cells.withUnsafeBytes { bytes in
      let start = first &* MemoryLayout<HeightCell>.stride
      precondition(start &+ Self.rowsInBlock &* MemoryLayout<HeightCell>.stride <= bytes.count)
      var position = 0
      while true {
        let sum = HeightCell.sumOfEight(in: bytes, from: first &+ position)
        if rest < sum { break }
        rest &-= sum
        position &+= 8
      }
      return position
        &+ Self.step(into: &rest) { cell in
          HeightCell.load(from: bytes, at: first &+ position &+ cell).subpoints
        }
    }
  }

  /// Returns the sum of the heights of the first `count` rows of a block, fewer than all.
  @inline(__always)
  private func sumOfCells(from first: Int, count: Int) -> Int {
    cells.withUnsafeBytes { bytes in
      let start = first &* MemoryLayout<HeightCell>.stride
      precondition(start &+ Self.rowsInBlock &* MemoryLayout<HeightCell>.stride <= bytes.count)
      var sum = 0
      var position = 0
      while position < count & ~7 {
        sum &+= HeightCell.sumOfEight(in: bytes, from: first &+ position)
        position &+= 8
      }
      for cell in 0..<7 {
        let height = HeightCell.load(from: bytes, at: first &+ position &+ cell).subpoints
        sum &+= cell < count & 7 ? height : 0
      }
      return sum
    }
  }

  /// Returns which of eight numbers contains `rest`, without branches.
  @inline(__always)
  private static func step(into rest: inout Int, _ number: (Int) -> Int) -> Int {
    var end = 0
    var passed = 0
    var count = 0
    for position in 0..<7 {
      end &+= number(position)
      let isPassed = end <= rest
      passed = isPassed ? end : passed
      count &+= isPassed ? 1 : 0
    }
    rest &-= passed
    return count
  }
}
