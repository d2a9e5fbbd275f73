// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Performs the actions of ``PageDriver/State``: evaluates the page, compares it, and sends it to
/// the host.
@MainActor
final class UpdatePipeline {
  let evaluator: PageEvaluator
  let comparer = PageComparer()
  let tasks = PageTasks()
  /// The receiver of all changes of each update and their reasons, or `nil` if there is none.
  var changeReceiver: (@MainActor ([PageChange]) -> Void)?
  /// Performs each piece of work on the main actor, and measures it, or `nil` if nobody measures.
  var workMeasurer: (@MainActor (_ work: () -> Void) -> Void)?
  /// The pages that read a row of this page, or `nil` if no page has ever read one; see
  /// ``SelectedRow``.
  private var readers: ChangeRegistrar?
  private var readRows = ReadRows()
  private(set) lazy var offMainChanges = OffMainChanges { [weak self] in
    self?.takeOffMainChanges()
  }
  private(set) weak var host: (any PageHost)?
  private var state = PageDriver.State()
  private var shown: ShownPage
  private var pending: PendingPage?
  private var waiting = WaitingCallers()
  private let held = HeldRequests()

  /// The maximum number of successive changes requested by rows that a flush performs.
  private static let requestLimit = 8

  init(
    host: some PageHost, navigator: Navigator, theme: Theme, language: String,
    diagnostics: DiagnosticsHandler
  ) {
    self.host = host
    evaluator = PageEvaluator(
      navigator: navigator, theme: theme, language: language, diagnostics: diagnostics)
    shown = ShownPage(.empty(theme: theme))
    evaluator.caller.pipeline = self
    navigator.add(evaluator.caller)
  }
}

extension UpdatePipeline {
  /// Sends an event to the state, and performs the returned actions.
  func receive(_ event: PageDriver.State.Event) {
    for action in state.receive(event) { perform(action) }
    waiting.resume(isResting: state.phase == .resting, isSettled: state.isSettled)
  }

  private func perform(_ action: PageDriver.State.Action) {
    switch action {
    case .scheduleTurn: Task { [weak self] in self?.receive(.turn) }
    case .scheduleRecheck: tasks.recheck { [weak self] in self?.receive(.recheck) }
    case .evaluate: measured { evaluate() }
    case .observeAgain:
      evaluator.observeAgain(for: self)
      receive(.observedAgain)
    case .refreshRows(let number): measured { refreshRows(number) }
    case .compare(let number, let mayLeaveMainActor):
      measured { compare(number, mayLeaveMainActor) }
    case .finishComparison(let number): finishComparison(number)
    case .cancelComparison:
      comparer.cancel()
      pending = nil
    case .apply(let update): measured { apply(update) }
    case .forgetStaleRows: page.forgetStaleRows()
    case .continueFlush:
      takeOffMainChanges()
      receive(.flushContinued)
    case .report(let kind): report(kind)
    }
  }

  private func measured(_ work: () -> Void) {
    if let workMeasurer { workMeasurer(work) } else { work() }
  }
}

// MARK: Showing

extension UpdatePipeline {
  /// The page that the host shows.
  var page: PageSnapshot { shown.snapshot }

  /// The newest page that was evaluated, which the host may not have received yet.
  var newestPage: PageSnapshot { pending?.page ?? page }

  /// Records that another page reads a row of this page, and notifies that page of the next
  /// evaluation.
  func noteReader() {
    let readers = readers ?? ChangeRegistrar()
    self.readers = readers
    readers.access()
  }

  /// Records that another page reads a row, and follows the row through the updates of this page.
  func noteReader(of row: SelectedRow) {
    noteReader()
    readRows.add(row)
  }

  /// Shows another page, and ends the tasks of the previous one.
  func show(_ source: any TablePage) {
    if evaluator.source != nil { host?.willShowAnotherPage() }
    tasks.cancel()
    held.removeAll()
    // Must be sent before the page is replaced, because a report about an evaluation names the
    // evaluated page.
    receive(.sourceChanged)
    evaluator.source = source
  }

  /// Holds a request of the page until no other page is above it.
  func hold(_ request: HeldRequest, of page: HostedPage) { held.add(request, of: page) }

  /// True if requests of the page wait.
  var isHolding: Bool { held.isHolding }

  func isHolding(for page: HostedPage) -> Bool { held.isHolding(for: page) }

  /// Makes the held requests if the page is on top, and returns true if there were any.
  func settleHeldRequests() -> Bool { held.settle() }

  func reload(_ id: ItemID) {
    shown.reload(id)
    receive(.changed)
  }

  /// Moves a row of the shown page to match the host.
  func moveShownRow(at indexPath: RowIndexPath, to target: RowIndexPath) {
    let row = page.dataRow(at: indexPath)
    shown.moveRow(from: indexPath, to: target)
    evaluator.moveRow(row, to: page.dataRow(at: target))
    receive(.rowMoved)
  }

  /// Evaluates the page in the model's current state; returns the newest page during an evaluation.
  func currentPage() -> PageSnapshot {
    guard state.phase != .evaluating else { return newestPage }
    return evaluator.preview(for: self) ?? newestPage
  }

  func report(_ kind: PageDiagnostic.Kind) { evaluator.report(kind) }
}

// MARK: Events

extension UpdatePipeline {
  func call(_ handler: (() -> Void)?, of row: SelectedRow? = nil) {
    guard let handler else { return }
    receive(.handlerBegan)
    defer { receive(.handlerEnded) }
    evaluator.call(of: row, handler)
  }

  /// Calls a handler of a user action, and then evaluates the page again.
  ///
  /// The handler may have changed a model that is not observable.
  func callAndReadAgain(_ handler: (() -> Void)?, of row: SelectedRow? = nil) {
    call(handler, of: row)
    if handler != nil { receive(.mayHaveChanged) }
  }

  /// Returns true if an update has deleted a row, and the newest page does not contain it again.
  func hasDeleted(_ reference: RowReference) -> Bool {
    pending == nil && shown.hasDeleted(reference)
  }

  func takeDeletedRowHandler(_ reference: RowReference) -> (@MainActor () -> Void)? {
    shown.takeDeletedRowHandler(reference)
  }
}

// MARK: Settling

extension UpdatePipeline {
  func flush() {
    takeOffMainChanges()
    receive(.flush)
    flushRequestedChanges()
  }

  /// Performs an event, and then does all pending work.
  func flushing<Result>(_ work: () -> Result) -> Result {
    receive(.flushedEventBegan)
    defer {
      takeOffMainChanges()
      receive(.flushedEventEnded)
      flushRequestedChanges()
    }
    return work()
  }

  /// Performs and shows the changes that rows have requested, because the next event may read them.
  ///
  /// An example is a typed number that has only just become valid because its range has changed.
  ///
  /// Such a change may cause another one. Changes beyond the limit are performed in the next turn
  /// of the main loop.
  private func flushRequestedChanges() {
    for _ in 0..<Self.requestLimit {
      guard state.canFlushAgain, evaluator.performRequestedChanges() else { return }
      receive(.mayHaveChanged)
      takeOffMainChanges()
      receive(.flush)
    }
  }

  func settled() async {
    takeOffMainChanges()
    receive(.settling)
    flushRequestedChanges()
    while !state.isSettled {
      await withCheckedContinuation { waiting.addUntilSettled($0) }
      flushRequestedChanges()
    }
  }

  /// True if the page is so large that it is compared off the main actor unless a flush is in
  /// progress.
  var isComparedOffMainActor: Bool { newestPage.rowCount > comparer.mainActorLimit / 2 }

  /// Does the work of the next turn.
  ///
  /// Returns false if a comparison off the main actor is not finished.
  func takeTurn() -> Bool {
    takeOffMainChanges()
    receive(.turn)
    if state.phase == .resting, evaluator.performRequestedChanges() {
      receive(.mayHaveChanged)
      receive(.turn)
    }
    return state.phase == .resting
  }

  /// Waits until the state has been at rest once.
  ///
  /// A page that keeps changing may be compared again when the waiting task resumes.
  func waitUntilAtRest() async {
    if state.phase != .resting {
      await withCheckedContinuation { waiting.addUntilRest($0) }
    }
  }

  private func takeOffMainChanges() {
    if offMainChanges.take() { receive(.changedOffMainActor) }
  }
}

// MARK: Updates

extension UpdatePipeline {
  private func evaluate() {
    guard let new = evaluator.page(for: self) else { return receive(.evaluatedNothing) }
    pending = PendingPage(page: new)
    readers?.changed()
    receive(.evaluated)
  }

  private func compare(_ number: Int, _ mayLeaveMainActor: Bool) {
    guard var new = pending else { return receive(.incomparable(number)) }
    // Keeps only one reference, so that rows are not copied.
    pending = nil
    let progress = comparer.compare(&new, with: page, mayLeaveMainActor: mayLeaveMainActor) {
      [weak self] changes in
      self?.pending?.changes = changes
      self?.receive(.compared(number))
    }
    // A handler may have shown another page during the comparison.
    guard state.isComparing(number) else { return }
    pending = new
    switch progress {
    case .done: receive(.compared(number))
    case .incomparable: receive(.incomparable(number))
    case .running: break
    }
  }

  private func finishComparison(_ number: Int) {
    guard var new = pending, comparer.finish(&new) else { return }
    pending = new
    receive(.compared(number))
  }

  private func apply(_ update: PageDriver.State.Update) {
    guard let new = pending else { return receive(.applied(update.number)) }
    pending = nil
    let (old, number) = (page, update.number)
    guard !update.isWhole, let comparison = new.comparison, let changes = new.changes else {
      shown.removeNotes()
      return sendUpdate(new.page, .reload, chrome: .all, number)
    }
    evaluator.forgetRows(deletedBy: changes, from: old, to: new.page)
    // Since the evaluation, the pages that read the row may have missed it in its former section.
    if readRows.follow(changes, from: old, to: new.page) { readers?.changed() }
    let checker = IDChecker(
      old: old, new: new.page, changes: changes, diagnostics: evaluator.diagnostics)
    checker.numberRepeatedIDs()
    checker.reportUnstableIDs()
    // A copy, because code of the application, such as an id of an element, may read the shown page.
    var noted = shown
    let builder = noted.takeEdits(
      to: new.page, comparison, changes, diagnostics: evaluator.diagnostics)
    shown = noted
    let rowUpdates = builder.needsRowUpdates ? whileMakingRows { builder.rowUpdates() } : nil
    var chrome = new.page.chrome(comparedTo: old)
    if update.includesRefreshing { chrome.insert(.refreshing) }
    let edits = builder.edits(rowUpdates)
    if update.isPrecaution, chrome.isEmpty, edits.isEmpty, !new.page.hasData {
      // The handlers of the new page are newer.
      shown.show(new.page)
      return receive(.applied(number))
    }
    sendUpdate(new.page, .edits(edits), chrome: chrome, number)
  }

  private func refreshRows(_ number: Int) {
    var positions: [RowIndexPath] = []
    var replaced: [RowIndexPath: AnyRow] = [:]
    for (section, snapshot) in page.sections.enumerated() {
      guard case .lazy(let rows) = snapshot.rows, rows.hasStaleRows else { continue }
      for (row, old) in whileMakingRows({ rows.refresh() }) {
        let position = RowIndexPath(section: section, row: row)
        positions.append(position)
        replaced[position] = old
      }
    }
    // A row may look the same, but offer other options.
    readers?.changed()
    // The host already shows the newest page with its rows.
    if positions.isEmpty { return receive(.applied(number)) }
    let changes = SectionedChangeset.inStep(
      rowCounts: page.sections.map(\.rowCount), heads: [], rows: positions)
    let edits = PageEdits(changes: changes, restyledSections: []) { [page] in
      changes.stages().map { PageBatch(stage: $0, page: page) }
    }
    sendUpdate(page, .edits(edits), chrome: [], number, replacing: replaced)
  }

  private func sendUpdate(
    _ page: PageSnapshot, _ content: HostUpdate.Content, chrome: PageChrome, _ number: Int,
    replacing replacedRows: [RowIndexPath: AnyRow] = [:]
  ) {
    let update = HostUpdate(
      number: number, content: content, page: page, chrome: chrome, replacedRows: replacedRows)
    if evaluator.diagnostics.explainsUpdates {
      report(.updated(update.explanation(since: self.page)))
    }
    changeReceiver?(update.explanation(since: self.page, limit: .max).changes)
    shown.show(page)
    guard let host else { return receive(.applied(number)) }
    let completion = UpdateCompletion()
    do {
      try host.apply(update) { [weak self] in
        if completion.call() { self?.receive(.applied(number)) }
      }
      if completion.hostReturned() { receive(.applied(number)) }
    } catch {
      completion.hostFailed()
      report(.hostFailed("\(error)"))
      receive(.failed(number))
    }
  }
}

// MARK: Rows

extension UpdatePipeline {
  /// Called when the first of several rows has read state that is about to change.
  func rowsBecameStale() {
    // Ignores rows of pages that are no longer shown.
    guard page.hasStaleRows || pending?.page.hasStaleRows == true else { return }
    receive(.rowsChanged)
  }

  /// Calls a closure that creates rows, and counts its changes as changes by the page itself.
  func whileMakingRows<Result>(_ make: () -> Result) -> Result {
    receive(.makingRowsBegan)
    defer { receive(.makingRowsEnded) }
    return evaluator.asCurrent(make)
  }

  /// Calls a closure that creates a row of a data section; see ``whileMakingRows(_:)``.
  func making<Made>(_ row: @autoclosure () -> RowMemory.DataRow, _ make: () -> Made) -> Made {
    whileMakingRows { evaluator.making(row(), make) }
  }
}
