// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

@MainActor
struct EditsBuilder {
  let old: PageSnapshot
  let new: PageSnapshot
  let comparison: PageComparison
  let changes: SectionedChangeset
  let diagnostics: DiagnosticsHandler
  /// The rows of the old page that the user has moved to a section with another style.
  let restyledRows: [RowIndexPath]
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

extension EditsBuilder {
  /// Reports the faulty ids that the comparison found in the new page.
  func reportIDs() {
    reportRepeats()
    reportUnstableIDs()
  }

  /// Numbers the rows with equal ids in large data sections.
  ///
  /// A comparison lists only repeated ids of inserted and deleted rows, so sections with such rows
  /// are searched.
  private func reportRepeats() {
    lazy var sources = changes.oldSections
    for (position, section) in new.sections.enumerated() {
      guard case .lazy(let rows) = section.rows, rows.occurrences == nil,
        rows.source.fault == nil
      else { continue }
      let isRepeated = changes.duplicates.contains {
        $0.side == .new && $0.repeated.section == position && $0.first.section == position
      }
      guard isRepeated || wasRepeated(sources[position]) else { continue }
      let ids = rows.source.ids()
      reports(position).reportRepeats(RepeatedIDs.find(count: ids.count) { ids[$0] }, of: rows)
    }
  }

  private func wasRepeated(_ section: Int?) -> Bool {
    guard let section else { return false }
    return switch old.sections[section].rows {
    case .made: false
    case .lazy(let rows): rows.occurrences?.isEmpty == false
    case .staged(let tokens):
      tokens.contains { token in
        if case .datum(_, let rows, _) = token { rows.occurrences?.isEmpty == false } else { false }
      }
    }
  }

  /// Reports rows that were replaced only because their id differs at each evaluation.
  private func reportUnstableIDs() {
    guard !changes.rows.deletes.isEmpty, !changes.rows.inserts.isEmpty else { return }
    let deletes = Set(changes.rows.deletes)
    for position in changes.rows.inserts where deletes.contains(position) {
      guard case .made(let olds) = old.sections[position.section].rows,
        case .made(let news) = new.sections[position.section].rows
      else { continue }
      let before = olds[position.row]
      let after = news[position.row]
      guard !before.id.isStructural, !after.id.isStructural, before.source == after.source,
        before.showsSame(as: after),
        // Rows of a loop have the same line. The search ends at the second one, so it does not read
        // all rows for each row of a loop.
        news.lazy.filter({ $0.source == after.source }).prefix(2).count == 1
      else { continue }
      reports(position.section).report(.unstableRowID(before: before.id), after, position.row)
    }
  }

  private func reports(_ section: Int) -> RowReports {
    RowReports(
      page: new.name, section: PageDiagnostic.Subject(new.sections[section], at: section),
      diagnostics: diagnostics)
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
  func madePositions(inSection section: Int) -> [RowIndexPath] {
    let rows: [Int] =
      switch rows {
      case .made(let rows): Array(rows.indices)
      case .lazy(let rows): rows.cachedRows
      case .staged(let tokens): Array(tokens.indices)
      }
    return rows.map { RowIndexPath(section: section, row: $0) }
  }
}
