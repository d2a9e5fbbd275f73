// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How many edits of each kind some cells stand for, so that the lists are allocated once.
@usableFromInline
struct EditCounts {
  var deletes = 0
  var inserts = 0
  var moves = 0
  var updates = 0

  init(_ cells: MatchCells) {
    var matches = 0
    for cell in cells.new {
      // Without branches: on shuffled input no processor can foretell them.
      let matched = cell.bits >= 0 ? 1 : 0
      matches += matched
      moves += matched & Int(cell.bits >> 29)
      updates += matched & Int(cell.bits >> 30)
    }
    inserts = cells.new.count - matches
    deletes = cells.old.count - matches
  }
}
