// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Corrects and reports faulty row ids that the comparison of a page has found.
@MainActor
struct IDChecker {
  let old: PageSnapshot
  let new: PageSnapshot
  let changes: SectionedChangeset
  let diagnostics: DiagnosticsHandler
}

extension IDChecker {
  /// Numbers the rows with equal ids in large data sections, and reports them.
  ///
  /// A comparison lists only repeated ids of inserted and deleted rows, so sections with such rows
  /// are searched.
  func numberRepeatedIDs() {
    lazy var sources = changes.oldSections
    // The first row with the id may be in an earlier section, even if two rows of the section have it.
    let repeating = Set(
      changes.duplicates.lazy.filter { $0.side == .new }.map(\.repeated.section))
    for (position, section) in new.sections.enumerated() {
      guard case .lazy(let rows) = section.rows, rows.occurrences == nil,
        rows.source.fault == nil
      else { continue }
      guard repeating.contains(position) || wasRepeated(sources[position]) else { continue }
      let ids = rows.ids ?? rows.source.ids()
      reports(position).number(RepeatedIDs.find(count: ids.count) { ids[$0] }, of: rows)
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
  func reportUnstableIDs() {
    guard !changes.rows.deletes.isEmpty, !changes.rows.inserts.isEmpty else { return }
    let deletes = Set(changes.rows.deletes)
    var counts: [Int: [SourceLine: Int]] = [:]
    for position in changes.rows.inserts where deletes.contains(position) {
      guard case .made(let olds) = old.sections[position.section].rows,
        case .made(let news) = new.sections[position.section].rows
      else { continue }
      let before = olds[position.row]
      let after = news[position.row]
      guard !before.id.isStructural, !after.id.isStructural, before.source == after.source,
        !before.isStatus,
        before.showsSame(as: after)
      else { continue }
      // Rows of a loop have the same line.
      if counts[position.section] == nil {
        counts[position.section] = Dictionary(news.map { ($0.source, 1) }, uniquingKeysWith: +)
      }
      guard counts[position.section]?[after.source] == 1 else { continue }
      reports(position.section).report(.unstableRowID(before: before.id), after, position.row)
    }
  }

  private func reports(_ section: Int) -> RowReports {
    RowReports(
      page: new.name, section: PageDiagnostic.Subject(new.sections[section], at: section),
      diagnostics: diagnostics)
  }
}
