// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// How many edits a diff found.
package struct Tally: Sendable {
  package let deletes: Int
  package let inserts: Int
  package let moves: Int
  package let updates: Int
  /// How many stages were made of them; nothing if none were asked for.
  package let stages: Int?

  init<Position>(_ edits: Edits<Position>, stages: Int? = nil) {
    deletes = edits.deletes.count
    inserts = edits.inserts.count
    moves = edits.moves.count
    updates = edits.updates.count
    self.stages = stages
  }

  /// All edits together.
  package var edits: Int { deletes + inserts + moves + updates }
}
