// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Edits that a table view takes in one batch.
///
/// Every stage obeys what `UITableView` asks of `performBatchUpdates(_:completion:)`: deletes and
/// the sources of moves are positions before the stage, inserts and the targets of moves positions
/// after it; no position is in two edits; and no row is edited in a section that the same stage
/// deletes, inserts or moves.
///
/// Updates are not part of the batch. They belong to the last stage, are carried out after its
/// batch, and are found at their `new` positions.
///
/// ```swift
/// for stage in changes.stages() {
///   table.performBatchUpdates {
///     shown = stage.model(old: old, new: new)
///     table.deleteSections(IndexSet(stage.sections.deletes), with: .automatic)
///     table.insertSections(IndexSet(stage.sections.inserts), with: .automatic)
///     for move in stage.sections.moves { table.moveSection(move.old, toSection: move.new) }
///     // … and the same for stage.rows.
///   }
///   table.reconfigureRows(at: stage.rows.updates.map { [$0.new.section, $0.new.row] })
/// }
/// ```
public struct Stage: Hashable, Sendable {
  /// What happens to the sections.
  public let sections: Edits<Int>
  /// What happens to the rows.
  public let rows: Edits<RowPosition>
  /// The page after this stage, by where its parts come from; nothing if it is the new page.
  public let layout: [StagedSection]?

  init(sections: Edits<Int>, rows: Edits<RowPosition>, layout: [StagedSection]? = nil) {
    self.sections = sections
    self.rows = rows
    self.layout = layout
  }
}

extension Stage {
  /// Whether there is anything to do in a batch; a stage of updates alone needs none.
  public var isStructural: Bool { sections.isStructural || rows.isStructural }

  /// The page after this stage: what the data source must answer from while the batch runs.
  ///
  /// Between two stages a section or row that survives shows its new content already; one that a
  /// later stage deletes still shows its old.
  ///
  /// - Parameters:
  ///   - old: The page before the first stage.
  ///   - new: The page after the last stage.
  /// - Returns: `new` itself after the last stage.
  /// - Precondition: The pages have the sections and rows that the changeset was made from.
  /// - Complexity: O(1) after the last stage if `new` is an array; otherwise O(*n*) in the number
  ///   of rows.
  public func model<Section: DiffableSection>(
    old: some Collection<Section>, new: some Collection<Section>
  ) -> [Section] {
    guard let layout else { return Array(new) }
    let old = PageContents("old", old)
    let new = PageContents("new", new)
    return layout.map { section in
      let rows = section.rows.map { origin in
        switch origin {
        case .old(let position): old.row(at: position)
        case .new(let position): new.row(at: position)
        }
      }
      switch section.origin {
      case .old(let position): return old.section(at: position).replacingRows(with: rows)
      case .new(let position): return new.section(at: position).replacingRows(with: rows)
      }
    }
  }
}

extension Stage: CustomStringConvertible {
  /// The script of the stage, one edit a line.
  public var description: String {
    (sections.lines.map { "\($0.prefix(2))section \($0.dropFirst(2))" } + rows.lines)
      .joined(separator: "\n")
  }
}
