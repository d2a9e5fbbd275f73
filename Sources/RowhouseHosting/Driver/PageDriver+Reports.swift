// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension PageDriver {
  /// Tells rows of large data sections with one id apart, once a comparison has found them.
  ///
  /// A comparison lists them only if one of them comes or goes, so a section that had some before is
  /// searched in any case.
  func reportRepeats(
    _ changes: SectionedChangeset, old: PageSnapshot, in page: PageSnapshot
  ) {
    lazy var sources = changes.oldSections
    for (position, section) in page.sections.enumerated() {
      guard case .lazy(let rows) = section.rows, rows.occurrences == nil,
        rows.source.fault == nil
      else { continue }
      let reports = RowReports(
        page: page.name, section: PageDiagnostic.Place(section, at: position),
        diagnostics: diagnostics)
      let isRepeated = changes.duplicates.contains {
        $0.side == .new && $0.repeated.section == position && $0.first.section == position
      }
      guard isRepeated || wasRepeated(sources[position], old) else { continue }
      let ids = rows.source.ids()
      reports.reportRepeats(RepeatedIDs.find(count: ids.count) { ids[$0] }, of: rows)
    }
  }

  private func wasRepeated(_ section: Int?, _ old: PageSnapshot) -> Bool {
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

  /// Finds rows that were replaced only because their id is another one at each evaluation.
  func reportUnstableIDs(_ changes: SectionedChangeset, old: PageSnapshot, new: PageSnapshot) {
    guard !changes.rows.deletes.isEmpty, !changes.rows.inserts.isEmpty else { return }
    let gone = Set(changes.rows.deletes)
    for position in changes.rows.inserts where gone.contains(position) {
      guard case .made(let olds) = old.sections[position.section].rows,
        case .made(let news) = new.sections[position.section].rows
      else { continue }
      let before = olds[position.row]
      let after = news[position.row]
      guard !before.id.isStructural, !after.id.isStructural, before.source == after.source,
        before.showsSame(as: after),
        // Of a loop two are found at once, so that this does not go over all rows for each.
        news.lazy.filter({ $0.source == after.source }).prefix(2).count == 1
      else { continue }
      RowReports(
        page: new.name,
        section: PageDiagnostic.Place(new.sections[position.section], at: position.section),
        diagnostics: diagnostics
      ).report(.unstableRowID(before: before.id), after, position.row)
    }
  }
}
