// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How many edits of each kind some cells stand for, so that the lists are allocated once.
@usableFromInline
struct EditCounts {
  @usableFromInline var deletes = 0
  @usableFromInline var inserts = 0
  @usableFromInline var moves = 0
  @usableFromInline var updates = 0

  @usableFromInline
  init(_ cells: MatchCells) {
    // In 32 bits and without branches, which the compiler turns into vector instructions.
    var matches: Int32 = 0
    var moves: Int32 = 0
    var updates: Int32 = 0
    for cell in cells.new {
      let isMatched = ~(cell.bits >> 31)
      matches &-= isMatched
      moves &+= isMatched & (cell.bits >> 29) & 1
      updates &+= isMatched & (cell.bits >> 30) & 1
    }
    inserts = cells.new.count - Int(matches)
    deletes = cells.old.count - Int(matches)
    self.moves = Int(moves)
    self.updates = Int(updates)
  }
}
