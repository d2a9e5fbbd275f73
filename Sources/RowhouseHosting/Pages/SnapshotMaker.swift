// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Creates a snapshot from the result of an evaluation, and corrects mistakes in it.
@MainActor
struct SnapshotMaker {
  let page: String
  let theme: Theme
  /// The language of a page without a language.
  let language: String
  let diagnostics: DiagnosticsHandler
  let pipeline: UpdatePipeline
  let isRefreshing: Bool

  /// The maximum number of rows of a new data section that are searched for repeated ids before it
  /// is shown.
  static let searchedRows = 1_000

  /// Returns the snapshot of an evaluated page, and reuses the cached values of unchanged data
  /// sections.
  func snapshot(of draft: EvaluatedPage, after old: PageSnapshot) -> PageSnapshot {
    var sections = TableSection.withPlaces(draft.sections)
    replaceRepeatedIDs(&sections)
    var made = sections.enumerated().map { position, section in
      let kept = old.sections.indices.contains(position) ? old.sections[position] : nil
      var section = section
      if section.multipleSelection?.isForEditing == true, !draft.properties.isEditing {
        section.endMultipleSelection()
      }
      return snapshot(
        of: section, at: position, old: kept?.id == section.id ? kept : nil,
        properties: draft.properties)
    }
    reportSharedMemory(made)
    let count = made.reduce(0) { $0 + $1.rowCount }
    if let section = statusSection(draft.state, language(of: draft.properties), after: count) {
      made.append(section)
    }
    var properties = draft.properties
    removeInvalidHeights(&properties.style, section: nil)
    reportParts(properties.header, properties.footer, section: nil)
    let fields = PageSnapshot.Fields(
      name: page, properties: properties, theme: properties.ownTheme ?? theme,
      isRefreshing: isRefreshing)
    return PageSnapshot(fields, sections: made)
  }

  /// Reports rows for which the page keeps the same value, such as the state of an expander.
  private func reportSharedMemory(_ sections: [SectionSnapshot]) {
    var first: [RowMemory.Key: RowIndexPath] = [:]
    for (position, section) in sections.enumerated() {
      guard case .made(let rows) = section.rows else { continue }
      for (index, row) in rows.enumerated() {
        guard let key = row.memoryKey else { continue }
        guard let other = first[key] else {
          first[key] = RowIndexPath(section: position, row: index)
          continue
        }
        let reports = RowReports(
          page: page, section: PageDiagnostic.Subject(section, at: position),
          diagnostics: diagnostics)
        reports.report(.sharedMemory(first: other), row, index)
      }
    }
  }

  private func language(of properties: PageProperties) -> String {
    properties.language ?? language
  }

  private func statusSection(
    _ state: LoadState, _ language: String, after count: Int
  ) -> SectionSnapshot? {
    let source = SourceLine(fileID: #fileID, line: #line)
    guard let row = state.statusRow(source: source, language: language, after: count) else {
      return nil
    }
    let fields = SectionSnapshot.Fields(
      id: LoadState.statusID, head: SectionSnapshot.Head(), source: row.source, move: nil,
      moveTarget: nil,
      multipleSelection: nil, prefetching: nil, headerAction: nil, fixedRowCount: 1)
    return SectionSnapshot(fields, rows: .made([row]))
  }

  private func replaceRepeatedIDs(_ sections: inout [TableSection]) {
    let ids = sections.map(\.id)
    for repeated in RepeatedIDs.find(count: ids.count, id: { ids[$0] }) {
      let subject = PageDiagnostic.Subject(sections[repeated.position], at: repeated.position)
      diagnostics(
        PageDiagnostic(.repeatedSectionID(first: repeated.first), page: page, section: subject))
      sections[repeated.position].id = ids[repeated.position].repeated(repeated.times)
    }
  }

  private func snapshot(
    of section: TableSection, at position: Int, old: SectionSnapshot?, properties: PageProperties
  ) -> SectionSnapshot {
    let reports = RowReports(
      page: page, section: PageDiagnostic.Subject(section, at: position), diagnostics: diagnostics)
    var style = section.style
    if !style.isEmpty { removeInvalidHeights(&style, section: reports.section) }
    for problem in section.problems { reports.report(.invalidControl(problem)) }
    reportParts(section.header, section.footer, section: reports.section)
    let status = section.loadState.statusRow(
      source: section.source, language: language(of: properties), after: section.rowCount)
    let selecting = RowSelecting(
      areSelectable: properties.selectsRows, selection: section.multipleSelection,
      state: section.rowState, isEditableList: section.isEditableList)
    // The user cannot change a list that is disabled.
    let move = section.isEditableList && section.rowState.isDisabled ? nil : section.move
    let store: RowStore
    switch (section.loadState.kind, section.content) {
    case (.loading, _), (.failed, _), (.empty, .data), (.emptyView, .data):
      store = .made(status.map { [$0] } ?? [])
    case (.empty, .rows(let rows)), (.emptyView, .rows(let rows)):
      // The user can still add an element to an editable list, or undo a deletion.
      let fixed = Array(rows.suffix(section.fixedRowCount))
      let made = corrected(fixed, fixed.count, selecting, reports)
      store = .made((status.map { [$0] } ?? []) + made)
    case (.content, .rows(let rows)), (.more, .rows(let rows)), (.moreFailed, .rows(let rows)):
      var made = corrected(rows, section.fixedRowCount, selecting, reports)
      if let status { made.append(status) }
      store = .made(made)
    case (.content, .data(let source)), (.more, .data(let source)),
      (.moreFailed, .data(let source)):
      store = .lazy(
        lazyRows(source, trailing: status, selecting: selecting, reports, old: old))
    }
    let head = SectionSnapshot.Head(
      header: section.header, footer: section.footer, headerButton: section.headerButton?.title,
      style: style, indexTitle: section.indexTitle,
      isReorderable: move != nil, exchangesRows: move?.crossesSections == true,
      isPrefetched: section.prefetching != nil,
      hostHeaderFooters: section.hostHeaderFooters)
    let fields = SectionSnapshot.Fields(
      id: section.id, head: head, source: section.source, move: move,
      moveTarget: section.moveTarget,
      multipleSelection: section.multipleSelection, prefetching: section.prefetching,
      headerAction: section.headerButton?.action,
      fixedRowCount: section.fixedRowCount + (status == nil ? 0 : 1))
    return SectionSnapshot(fields, rows: store)
  }

  /// Returns the rows of a section, the last ones of which belong to no element.
  private func corrected(
    _ rows: [AnyRow], _ fixedCount: Int, _ selecting: RowSelecting, _ reports: RowReports
  ) -> [AnyRow] {
    var rows = rows
    correct(&rows, reports)
    guard selecting.isNeeded else { return rows }
    let elementCount = rows.count - fixedCount
    for index in rows.indices {
      selecting.apply(
        to: &rows[index], isElement: index < elementCount, isLast: index == rows.count - 1)
    }
    return rows
  }

  private func correct(_ rows: inout [AnyRow], _ reports: RowReports) {
    // Rows that need no correction are not changed, so that the array is not copied.
    for index in rows.indices where RowReports.needsCorrection(rows[index]) {
      reports.correct(&rows[index], at: index)
    }
    let ids = rows
    let repeats = RepeatedIDs.find(count: rows.count) { ids[$0].id }
    for repeated in repeats {
      reports.report(
        .repeatedRowID(first: repeated.first), rows[repeated.position], repeated.position)
      rows[repeated.position].id = ids[repeated.position].id.repeated(repeated.times)
    }
  }

  private func lazyRows(
    _ source: any RowSource, trailing: AnyRow?, selecting: RowSelecting, _ reports: RowReports,
    old: SectionSnapshot?
  ) -> LazyRows {
    switch source.fault {
    case .wrongCount(let stated, let found):
      reports.report(.wrongCount(stated: stated, found: found))
    case .unstableID: reports.report(.unstableDataID)
    case nil: break
    }
    let rows = LazyRows(
      source, trailing: trailing, selecting: selecting, report: reports, pipeline: pipeline)
    if case .lazy(let old) = old?.rows, let occurrences = old.occurrences,
      rows.hasSameData(as: old)
    {
      rows.setOccurrences(occurrences)
      return rows
    }
    guard source.count <= Self.searchedRows, source.fault == nil else { return rows }
    let ids = rows.ids ?? source.ids()
    let repeats = RepeatedIDs.find(count: ids.count) { ids[$0] }
    reports.number(repeats, of: rows)
    return rows
  }

  private func reportParts(
    _ header: HeaderFooter, _ footer: HeaderFooter, section: PageDiagnostic.Subject?
  ) {
    func report(_ content: HeaderFooter, _ kind: (ControlPart.Kind) -> PageDiagnostic.Kind) {
      guard case .parts(let part) = content else { return }
      if let ratio = part.invalidRatio {
        diagnostics(
          PageDiagnostic(.invalidAspectRatio("\(ratio)"), page: page, section: section))
      }
      guard let control = part.controls.first else { return }
      diagnostics(PageDiagnostic(kind(control.kind), page: page, section: section))
    }
    report(header) { .controlInHeader($0) }
    report(footer) { .controlInFooter($0) }
  }

  private func removeInvalidHeights(_ style: inout StyleOverrides, section: PageDiagnostic.Subject?)
  {
    func correct(_ kind: PageDiagnostic.HeightKind, _ points: Double) {
      diagnostics(PageDiagnostic(.invalidHeight(kind, .init(points)), page: page, section: section))
    }
    if let height = style.rowHeight, !height.isValid {
      correct(.row, height.points)
      style.rowHeight = nil
    }
    if let height = style.headerHeight, !height.isValid {
      correct(.header, height.points)
      style.headerHeight = nil
    }
    if let height = style.footerHeight, !height.isValid {
      correct(.footer, height.points)
      style.footerHeight = nil
    }
  }
}

extension PageDiagnostic.Subject {
  init(_ section: TableSection, at position: Int) {
    let title = section.header.texts.first
    self.init(position: position, id: section.id, title: title, source: section.source)
  }

  init(_ section: SectionSnapshot, at position: Int) {
    let title = section.header.texts.first
    self.init(position: position, id: section.id, title: title, source: section.source)
  }
}
