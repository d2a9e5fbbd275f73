// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Turns the changes between two pages into the edits that a host receives.
@MainActor
struct EditsBuilder {
  let old: PageSnapshot
  let new: PageSnapshot
  let comparison: PageComparison
  let changes: SectionedChangeset
  let diagnostics: DiagnosticsHandler
  /// The rows of the old page that the user has moved to a section with another style.
  let restyledRows: [RowIndexPath]
  /// The ids of the sections and rows that are updated even if they look the same.
  let reloadedIDs: Set<ItemID>
}

extension EditsBuilder {
  func edits(_ rowUpdates: [PositionPair<RowIndexPath>]?) -> PageEdits {
    let edited = rowUpdates.map { changes.replacingRowUpdates($0) } ?? changes
    return PageEdits(changes: edited, restyledSections: restyledSections, plan: plan(edited))
  }

  private func plan(_ changes: SectionedChangeset) -> @MainActor () -> [PageBatch] {
    {
      changes.stages().map { stage in
        var staged = new
        if stage.layout != nil { staged.sections = comparison.sections(after: stage) }
        return PageBatch(stage: stage, page: staged)
      }
    }
  }

  private var restyledSections: [Int] {
    changes.sections.updates.filter { old.sections[$0.old].drawsRows(unlike: new.sections[$0.new]) }
      .map(\.new)
  }
}

extension SectionSnapshot {
  /// Returns true if another section draws the same rows differently.
  func drawsRows(unlike other: Self) -> Bool {
    style != other.style || isReorderable != other.isReorderable
      || exchangesRows != other.exchangesRows || (indexTitle == nil) != (other.indexTitle == nil)
  }

  /// The positions of the rows that a host may retain.
  @MainActor
  func createdPositions(inSection section: Int) -> [RowIndexPath] {
    let rows: [Int] =
      switch rows {
      case .made(let rows): Array(rows.indices)
      case .lazy(let rows): rows.cachedRows
      case .staged(let tokens): Array(tokens.indices)
      }
    return rows.map { RowIndexPath(section: section, row: $0) }
  }
}
