// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The edits that a table view performs in one batch.
///
/// Every stage follows the rules of `UITableView.performBatchUpdates(_:completion:)`: deletes and
/// the sources of moves are positions before the stage, inserts and the targets of moves are
/// positions after it; no position is in two edits; and no row is edited in a section that the same
/// stage deletes, inserts, or moves.
///
/// The last stage contains the updates. Perform them after its batch, at their `new` positions.
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
  /// The edits of the sections.
  public let sections: Edits<Int>
  /// The edits of the rows.
  public let rows: Edits<RowIndexPath>
  /// The origins of sections and rows in the page after this stage; `nil` if that is the new page.
  public let layout: [StagedSection]?

  init(sections: Edits<Int>, rows: Edits<RowIndexPath>, layout: [StagedSection]? = nil) {
    self.sections = sections
    self.rows = rows
    self.layout = layout
  }

  /// True if the stage has edits for a batch; a stage with only updates needs no batch.
  public var isStructural: Bool { sections.isStructural || rows.isStructural }

  /// Returns the page after this stage, which the data source must show during the batch.
  ///
  /// Between two stages, a section or row of the new page already shows its new content; one that a
  /// later stage deletes still shows its old content.
  ///
  /// - Precondition: The pages have the sections and rows that the changeset was created from.
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
  /// The script of the stage, one edit per line.
  public var description: String {
    (sections.lines(prefix: "section ") + rows.lines()).joined(separator: "\n")
  }
}

/// A section of the page between two stages, by the origin of its head and its rows.
public struct StagedSection: Hashable, Sendable {
  /// The origin of a head or row in a page between two stages.
  public enum Origin<Position: Hashable & Sendable>: Hashable, Sendable {
    /// A position of the old page: a later stage deletes the element.
    case old(Position)
    /// A position of the new page.
    case new(Position)
  }

  /// The origin of the head.
  public let origin: Origin<Int>
  /// The origin of each row.
  public let rows: [Origin<RowIndexPath>]
}

extension SectionedChangeset {
  /// Returns the same change as a list of stages, each of which a table view performs in one batch.
  ///
  /// There are as few stages as the rules of ``Stage`` allow: none if there are no edits, one
  /// unless rows are edited in a section that is itself inserted, deleted, or moved, and never more
  /// than three.
  ///
  /// - Complexity: O(*s* + *e*) for *s* sections and *e* edits if one stage is enough; otherwise, O(*n*)
  ///   in the number of sections and rows.
  public func stages() -> [Stage] {
    if isEmpty { return [] }
    let plan = StagePlan(self)
    if plan.count == 1 { return [Stage(sections: sections.edits, rows: rows)] }
    return StageBuilder(self, plan).stages()
  }
}
