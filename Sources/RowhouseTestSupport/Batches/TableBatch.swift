// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// One batch of edits in the form that a table view receives it: the arguments of
/// `insertRows(at:with:)`, `moveSection(_:toSection:)`, and similar methods.
///
/// Unlike a `Stage`, a batch can be created and changed manually, so that a test can check the
/// result of an invalid edit.
package struct TableBatch: Hashable, Sendable {
  package var sections = BatchEdits<Int>()
  package var rows = BatchEdits<RowIndexPath>()

  /// Creates a batch without edits.
  package init() {}

  /// Creates a batch from edits of sections and of rows.
  package init(sections: Edits<Int>, rows: Edits<RowIndexPath>) {
    self.sections = BatchEdits(sections)
    self.rows = BatchEdits(rows)
  }

  /// Creates a batch from the edits of a stage.
  package init(_ stage: Stage) { self.init(sections: stage.sections, rows: stage.rows) }
}

/// The edits of sections or of rows in one batch.
///
/// The positions of insertions and updates, and the targets of moves, are positions after the
/// batch. All other positions are positions before it.
package struct BatchEdits<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The elements to delete.
  package var deletes: [Position] = []
  /// The elements to insert.
  package var inserts: [Position] = []
  /// The elements to move.
  package var moves: [PositionPair<Position>] = []
  /// The elements to replace with those that the data source returns for the same position.
  package var reloads: [Position] = []
  /// The rows to draw again in their existing cells.
  package var reconfigures: [Position] = []
  /// The rows, or the sections with their headers and footers, that are drawn again after the batch.
  package var updates: [Position] = []

  init() {}

  init(_ edits: Edits<Position>) {
    deletes = edits.deletes
    inserts = edits.inserts
    moves = edits.moves
    updates = edits.updates.map(\.new)
  }

  /// True if elements are inserted, deleted, moved, or reloaded.
  package var isStructural: Bool {
    !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty)
  }
}
