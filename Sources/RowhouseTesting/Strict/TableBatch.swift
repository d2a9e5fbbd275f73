// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// One batch of edits as a table view is told of it: what `insertRows(at:with:)`, `moveSection` and
/// the like were called with.
///
/// Deletes and the sources of moves are positions before the batch, all others positions after it.
/// Unlike a `Stage` it can be made by hand and changed, so that a test can see what a wrong edit
/// leads to.
public struct TableBatch: Hashable, Sendable {
  /// Sections that go.
  public var deletedSections: [Int] = []
  /// Sections that come.
  public var insertedSections: [Int] = []
  /// Sections that change their place.
  public var movedSections: [PositionPair<Int>] = []
  /// Sections whose header or footer is drawn anew after the batch.
  public var updatedSections: [Int] = []
  /// Rows that go.
  public var deletedRows: [RowPosition] = []
  /// Rows that come.
  public var insertedRows: [RowPosition] = []
  /// Rows that change their place.
  public var movedRows: [PositionPair<RowPosition>] = []
  /// Rows that are drawn anew after the batch.
  public var updatedRows: [RowPosition] = []

  /// A batch of nothing.
  public init() {}

  /// The edits of a stage.
  public init(_ stage: Stage) {
    deletedSections = stage.sections.deletes
    insertedSections = stage.sections.inserts
    movedSections = stage.sections.moves
    updatedSections = stage.sections.updates.map(\.new)
    deletedRows = stage.rows.deletes
    insertedRows = stage.rows.inserts
    movedRows = stage.rows.moves
    updatedRows = stage.rows.updates.map(\.new)
  }
}

extension TableBatch {
  /// Whether sections come, go or change their place.
  var editsSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Whether rows come, go or change their place.
  var editsRows: Bool { !(deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty) }
}
