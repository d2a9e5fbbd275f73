// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension PageDriver {
  /// Tells the state what happened, and does what it decides.
  func receive(_ event: State.Event) {
    for action in state.receive(event) { perform(action) }
    resumeWaiting()
  }

  /// Does what the state decides.
  func perform(_ action: State.Action) {
    switch action {
    case .scheduleTurn:
      if isAboutToFlush {
        hasHeldTurn = true
      } else {
        Task { [weak self] in self?.receive(.turn) }
      }
    case .evaluate: evaluate()
    case .refreshRows(let number): refreshRows(number)
    case .compare(let number): compare(number)
    case .cancelComparison: cancelComparison()
    case .apply(let number): apply(number)
    case .forgetShownPage: isReloading = true
    case .forgetStaleRows: page.forgetStaleRows()
    case .report(let kind): report(kind)
    }
  }

  private func evaluate() {
    guard let source else { return receive(.evaluated) }
    // What is still watched for the page before tells whether something changes just now.
    let old = signal
    old?.lower()
    // Evaluating may put another page in the place of this one, which is then a whole one too.
    let isWhole = isReloading
    isReloading = false
    let making = Making()
    let draft = making.during { watchedDraft(of: source) }
    if making.changedPage {
      receive(.changedItself)
    } else if old?.lower() == true {
      receive(.changed)
    }
    lookAgainIfNeeded()
    let maker = SnapshotMaker(
      page: pageName, theme: theme, diagnostics: diagnostics, keeper: self,
      isRefreshing: isRefreshing)
    pending = PendingPage(page: maker.snapshot(of: draft, after: page), isWhole: isWhole)
    receive(.evaluated)
  }

  private func watchedDraft(of source: any TablePage) -> PageDraft {
    let signal = ChangeSignal(changesElsewhere) { [weak self] in self?.signalWasRaised() }
    let (draft, watch) = tracked {
      PageDraft(source)
    } onChange: {
      signal.raise()
    }
    self.signal = signal
    self.watch = watch
    return draft
  }

  /// Watches what the page is made of once more, and leaves the page as it is.
  func watchAgain() {
    guard let source, state.phase != .evaluating else { return }
    isMakingRows = true
    defer { isMakingRows = false }
    _ = watchedDraft(of: source)
  }

  private func signalWasRaised() {
    guard let signal, signal.lower() else { return }
    noteChange()
    // The notice comes at a turn of the main loop already.
    receive(.turn)
  }

  /// The most rows that a comparison can number.
  ///
  /// A page with more is shown as a whole each time.
  private static let comparableRows = 536_870_912

  private func compare(_ number: Int) {
    guard pending?.isWhole == false else { return receive(.compared(number)) }
    let limit = comparesNothingElsewhere ? PageSnapshot.inStepLimit : comparesHere / 2
    let changes = pending?.page.changesInStep(from: page, upTo: limit)
    guard let pending, max(page.rowCount, pending.page.rowCount) <= Self.comparableRows else {
      return receive(.compared(number))
    }
    var comparison = PageComparison(from: page, to: pending.page, staysHere: true)
    if changes != nil || comparesNothingElsewhere || comparison.size <= comparesHere {
      self.pending?.comparison = comparison
      self.pending?.changes = changes ?? comparison.changes {}
      return receive(.compared(number))
    }
    comparison = PageComparison(from: page, to: pending.page, staysHere: false)
    self.pending?.comparison = comparison
    comparisonTask = Task { [weak self, comparison] in
      let changes = await PageDriver.changes(comparison)
      guard let changes, let self, !Task.isCancelled else { return }
      self.pending?.changes = changes
      self.comparisonTask = nil
      self.receive(.compared(number))
    }
  }

  @concurrent
  private nonisolated static func changes(
    _ comparison: PageComparison
  ) async -> SectionedChangeset? {
    try? comparison.changes { () throws(CancellationError) in
      if Task.isCancelled { throw CancellationError() }
    }
  }

  private func cancelComparison() {
    comparisonTask?.cancel()
    comparisonTask = nil
    if pending?.isWhole == true { isReloading = true }
    pending = nil
  }

  /// Compares the page that is on its way with the one that is shown, whose rows have other places
  /// than when it was compared.
  func compareAgain() {
    guard let pending, pending.comparison != nil else { return }
    let comparison = PageComparison(from: page, to: pending.page, staysHere: true)
    self.pending?.comparison = comparison
    self.pending?.changes = comparison.changes {}
  }

  /// Brings a comparison that runs elsewhere to its end here.
  func finishComparison() {
    guard case .comparing(let number) = state.phase, comparisonTask != nil, let pending else {
      return
    }
    comparisonTask?.cancel()
    comparisonTask = nil
    self.pending?.changes = pending.comparison?.changes {}
    receive(.compared(number))
  }
}
