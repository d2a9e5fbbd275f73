// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Corrects and reports the mistakes in the rows of one section.
@MainActor
struct RowReports {
  let page: String
  let section: PageDiagnostic.Subject
  let diagnostics: DiagnosticsHandler

  /// Returns `true` if ``correct(_:at:)`` would report a mistake.
  static func needsCorrection(_ row: AnyRow) -> Bool {
    !row.problems.isEmpty || invalidHeight(of: row) != nil
  }

  private static func invalidHeight(of row: AnyRow) -> RowHeight? {
    guard row.hasStyle, let height = row.style.rowHeight, !height.isValid else { return nil }
    return height
  }

  func correct(_ row: inout AnyRow, at index: Int) {
    for problem in row.problems { report(.invalidControl(problem), row, index) }
    guard let height = Self.invalidHeight(of: row) else { return }
    row.style.rowHeight = nil
    report(.invalidHeight(.row, .init(height.points)), row, index)
  }

  func ownID(_ row: AnyRow, _ index: Int) { report(.ownIDInDataSection(own: row.id), row, index) }

  func countChanged(_ counted: Int) { report(.countChanged(counted: counted)) }

  func report(_ kind: PageDiagnostic.Kind, _ row: AnyRow, _ index: Int) {
    let subject = PageDiagnostic.Subject(
      position: index, id: row.id, title: row.spokenTexts.first, source: row.source)
    diagnostics(PageDiagnostic(kind, page: page, section: section, row: subject))
  }

  func report(_ kind: PageDiagnostic.Kind) {
    diagnostics(PageDiagnostic(kind, page: page, section: section))
  }
}

extension RowReports {
  /// Numbers the rows of a data section that have equal ids, and reports them.
  func number(
    _ repeats: [(position: Int, first: Int, times: Int)], of rows: LazyRows
  ) {
    rows.setOccurrences(
      Dictionary(repeats.map { ($0.position, $0.times) }) { first, _ in first })
    for repeated in repeats {
      let subject = PageDiagnostic.Subject(
        position: repeated.position, id: rows.datumID(at: repeated.position))
      diagnostics(
        PageDiagnostic(
          .repeatedRowID(first: repeated.first), page: page, section: section, row: subject))
    }
  }
}
