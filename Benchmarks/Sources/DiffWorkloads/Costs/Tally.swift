// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The numbers of edits that a diff found.
package struct Tally: Sendable {
  package let deletes: Int
  package let inserts: Int
  package let moves: Int
  package let updates: Int
  /// The number of stages, or `nil` if none were requested.
  package let stages: Int?

  init<Position>(_ edits: Edits<Position>, stages: Int? = nil) {
    deletes = edits.deletes.count
    inserts = edits.inserts.count
    moves = edits.moves.count
    updates = edits.updates.count
    self.stages = stages
  }

  /// The number of all edits.
  package var edits: Int { deletes + inserts + moves + updates }
}
