// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Evaluates the page of a driver, observes what it reads, and keeps the memory of its rows.
@MainActor
final class PageEvaluator {
  let navigator: Navigator
  let diagnostics: DiagnosticsHandler
  let caller: PageCaller
  var theme: Theme
  /// The language of pages without a language.
  let language: String
  /// The page.
  ///
  /// Setting it creates a new memory.
  var source: (any TablePage)? {
    didSet {
      // Each evaluation needs the name.
      let name = source.map { "\(type(of: $0))" } ?? HostedPage.noName
      hosted = HostedPage(navigator: navigator, memory: RowMemory(), caller: caller, name: name)
      memory.onChange = { [caller] in caller.pipeline?.receive(.mayHaveChanged) }
    }
  }
  private(set) var observation: ObservationToken?
  /// The current page while its code is running.
  private var hosted: HostedPage

  init(navigator: Navigator, theme: Theme, language: String, diagnostics: DiagnosticsHandler) {
    self.navigator = navigator
    self.theme = theme
    self.language = language
    self.diagnostics = diagnostics
    caller = PageCaller(navigator: navigator, diagnostics: diagnostics)
    hosted = HostedPage(navigator: navigator, memory: RowMemory(), caller: caller)
  }
}

extension PageEvaluator {
  /// The values that the rows of the page preserve.
  var memory: RowMemory { hosted.memory }

  /// The name of the page in diagnostics.
  var pageName: String { hosted.name }

  /// The page with pushed sections; `nil` if the page describes itself.
  var pushedPage: PushedPage? { source as? PushedPage }

  func report(_ kind: PageDiagnostic.Kind) {
    diagnostics(PageDiagnostic(kind, page: hosted.name))
  }

  /// Evaluates the page and replaces its observation.
  ///
  /// Returns `nil` if there is no source.
  func page(for pipeline: UpdatePipeline) -> PageSnapshot? {
    snapshot(diagnostics, pipeline) { observedDraft(of: $0, for: pipeline) }
  }

  /// Reads the page only to observe its state.
  func observeAgain(for pipeline: UpdatePipeline) {
    if let source { _ = observedDraft(of: source, for: pipeline) }
  }

  /// Returns the value of a property of the page, or `nil` if there is no source.
  func read<Value>(_ property: (any TablePage) -> Value) -> Value? {
    source.map { source in asCurrent { property(source) } }
  }

  /// Performs the changes to the model that rows have requested during evaluations.
  ///
  /// Returns false if there are none.
  func performRequestedChanges() -> Bool { asCurrent { memory.performWaiting() } }

  /// Evaluates the page without observation and diagnostics.
  ///
  /// Returns `nil` if there is no source.
  func preview(for pipeline: UpdatePipeline) -> PageSnapshot? {
    snapshot(.silent, pipeline) { source in asCurrent { evaluated(source) } }
  }

  /// Calls a closure while this page's navigator, memory, and caller are the current ones.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try hosted.asCurrent(body)
  }

  /// Calls a handler as ``asCurrent(_:)`` does.
  ///
  /// In a handler of a row for a user action, the row is also current. Each call is independent of the others: if one
  /// leaves the page, the tasks of the others can no longer leave pages.
  func call<Result>(of row: SelectedRow? = nil, _ handler: () throws -> Result) rethrows -> Result {
    let page = HostedPage(
      navigator: navigator, memory: memory, caller: caller, name: hosted.name, row: row)
    return try page.asCurrent(handler)
  }

  /// Calls a closure that creates a row of a data section.
  func making<Made>(_ row: @autoclosure () -> RowMemory.DataRow, _ make: () -> Made) -> Made {
    memory.making(row(), make)
  }

  /// Removes the records of deleted rows of data sections, and moves those of rows that are now in
  /// other sections.
  func forgetRows(
    deletedBy changes: SectionedChangeset, from old: PageSnapshot, to new: PageSnapshot
  ) {
    if memory.isWaiting {
      // A row that moves into a data section would otherwise be created when the host requests it,
      // possibly after the closures of the removed row have been called.
      for move in changes.rows.moves where !old.sections[move.old.section].hasData {
        _ = new.row(at: move.new)
      }
    }
    guard memory.hasDataRows else { return }
    let moves = changes.rows.moves.map { (old: old.dataRow(at: $0.old), new: $0.new) }
    memory.remove(changes.rows.deletes.map { old.dataRow(at: $0) })
    memory.remove(moves.filter { !new.sections[$0.new.section].hasData }.map(\.old))
    memory.move(
      moves.filter { new.sections[$0.new.section].hasData }
        .map { ($0.old, new.dataRow(at: $0.new)) })
    memory.removeRows(ofSections: Set(changes.sections.deletes.map { old.sections[$0].id }))
  }

  /// Moves the record of a row that the user has moved.
  func moveRow(_ row: RowMemory.DataRow, to new: RowMemory.DataRow) {
    if memory.hasDataRows { memory.move([(row, new)]) }
  }

  private func evaluated(_ source: any TablePage) -> EvaluatedPage {
    memory.language = source.language ?? language
    memory.beginEvaluation()
    return EvaluatedPage(source)
  }

  private func observedDraft(
    of source: any TablePage, for pipeline: UpdatePipeline
  ) -> EvaluatedPage {
    let (draft, token) = observe(reportingTo: pipeline.offMainChanges) {
      asCurrent { evaluated(source) }
    } onChange: { [weak pipeline] in
      pipeline?.receive(.changed)
    }
    // Ends the previous observation only now, so that it notices a page that changes what it has
    // read.
    observation = token
    memory.endEvaluation()
    return draft
  }

  private func snapshot(
    _ diagnostics: DiagnosticsHandler, _ pipeline: UpdatePipeline,
    draft: (any TablePage) -> EvaluatedPage
  ) -> PageSnapshot? {
    guard let source else { return nil }
    let (old, isRefreshing) = (pipeline.page, pipeline.tasks.isRefreshing)
    let draft = draft(source)
    let maker = SnapshotMaker(
      page: hosted.name, theme: theme, language: language, diagnostics: diagnostics,
      pipeline: pipeline, isRefreshing: isRefreshing)
    return maker.snapshot(of: draft, after: old)
  }
}

extension PageSnapshot {
  /// Returns the location of a row in the memory.
  @MainActor
  func dataRow(at position: RowIndexPath) -> RowMemory.DataRow {
    let section = sections[position.section]
    return RowMemory.DataRow(section: section.id, row: section.rowID(at: position.row))
  }
}
