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

  private func perform(_ action: State.Action) {
    switch action {
    case .scheduleTurn: Task { [weak self] in self?.receive(.turn) }
    case .evaluate: evaluate()
    case .refreshRows(let number): refreshRows(number)
    case .compare(let number): compare(number)
    case .cancelComparison: cancelComparison()
    case .apply(let number): apply(number)
    case .forgetShownPage: isReloading = true
    case .report(let kind): report(kind)
    }
  }

  private func evaluate() {
    guard let source else { return receive(.evaluated) }
    let signal = ChangeSignal { [weak self] in self?.signalWasRaised() }
    let draft = tracked {
      PageDraft(source)
    } onChange: {
      signal.raise()
    }
    self.signal = signal
    let page = maker.snapshot(of: draft, after: pending?.page ?? self.page)
    pending = PendingPage(page: page)
    receive(.evaluated)
  }

  private var maker: SnapshotMaker {
    SnapshotMaker(page: pageName, theme: theme, diagnostics: diagnostics) { [weak self] in
      self?.receive(.rowsChanged)
    }
  }

  private func signalWasRaised() {
    guard let signal, signal.lower() else { return }
    noteChange()
    // The notice comes at a turn of the main loop already.
    receive(.turn)
  }

  private func compare(_ number: Int) {
    guard let pending, !isReloading else { return receive(.compared(number)) }
    var comparison = PageComparison(from: page, to: pending.page, staysHere: true)
    if comparesNothingElsewhere || comparison.size <= comparesHere {
      self.pending?.comparison = comparison
      self.pending?.changes = comparison.changes {}
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
    pending = nil
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
