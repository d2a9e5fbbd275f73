// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDriver {
  /// The state machine that decides when the page is evaluated, compared, and sent to the host.
  ///
  /// It takes events and returns actions, without side effects.
  ///
  ///     resting ──turn──> evaluating ──evaluated──> comparing ──compared──> applying
  ///        ^                  ^                        │                       │
  ///        │                  └── turn, page is stale ─┘                       │
  ///        └───────────────────────────── applied ─────────────────────────────┘
  ///
  /// A whole page is applied without a comparison.
  struct State: Hashable {
    private(set) var phase = Phase.resting
    private var staleness = Staleness.fresh
    /// True if a row of a data section has changed since it was created.
    private(set) var hasStaleRows = false
    private var isTurnScheduled = false
    private var isRecheckScheduled = false
    private var handlerDepth = 0
    /// The number of the last comparison or update.
    var lastNumber = 0
    private var abandoned = 0
    private var failures = 0
    private var content = UpdateContent()
    private var selfChanges = SelfChanges()
    private var making = RowMaking()
    private var flushing = Flushing()
  }
}

extension PageDriver.State {
  /// The number of successive comparisons to abandon before one is finished and shown.
  static let abandonedLimit = 3
  /// The number of successive evaluations that may change state that the page reads.
  static let roundLimit = 8
  /// The number of successive updates that may fail before the driver waits for the next change.
  static let failureLimit = 3

  /// True if the host shows the newest page and no work is pending.
  var isSettled: Bool { phase == .resting && !isStale && !hasStaleRows && !flushing.isActive }

  /// Returns true while the comparison with this number is running.
  func isComparing(_ number: Int) -> Bool { phase == .comparing && number == lastNumber }

  private func isApplying(_ number: Int) -> Bool { phase == .applying && number == lastNumber }

  /// True if the page has changed, or may have changed, since it was evaluated.
  private(set) var isStale: Bool {
    get { staleness != .fresh }
    set { staleness = newValue ? .stale : .fresh }
  }

  mutating func receive(_ event: Event) -> [Action] {
    switch event {
    case .changed: return changed()
    case .mayHaveChanged:
      guard !isStale, phase != .evaluating, making.depth == 0 else { return [] }
      staleness = .suspect
      return scheduleTurn()
    case .rowsChanged: return rowsChanged()
    case .changedOffMainActor:
      isStale = true
      isRecheckScheduled = true
      return [.report(.changedOffMainActor), .scheduleRecheck] + scheduleTurn()
    case .recheck:
      isRecheckScheduled = false
      isStale = true
      return scheduleTurn()
    case .settling:
      guard isRecheckScheduled else { return [] }
      isStale = true
      return scheduleTurn()
    case .updateRequested:
      return (handlerDepth > 0 ? [.report(.updateInsideHandler)] : []) + changed()
    case .sourceChanged:
      content.needsWhole = true
      return changed()
    case .refreshingChanged:
      content.needsRefreshing = true
      return changed()
    case .shownPageLost:
      content.needsWhole = true
      if phase == .comparing { content.isWhole = true }
      return changed()
    case .rowMoved:
      if phase == .comparing { content.isOutdated = true }
      return changed()
    case .handlerBegan:
      handlerDepth += 1
      return []
    case .handlerEnded:
      handlerDepth -= 1
      return []
    case .makingRowsBegan:
      making.depth += 1
      return []
    case .makingRowsEnded: return makingRowsEnded()
    case .observedAgain:
      selfChanges.isObservingAgain = false
      return []
    case .turn:
      isTurnScheduled = false
      return act()
    case .evaluated: return evaluated()
    case .evaluatedNothing:
      guard phase == .evaluating else { return [] }
      content.needsWhole = content.needsWhole || content.isWhole
      return rest()
    case .compared(let number): return compared(number)
    case .incomparable(let number):
      guard isComparing(number) else { return [] }
      content.isWhole = true
      return apply()
    case .applied(let number):
      guard isApplying(number) else {
        return [.report(.repeatedCompletion(update: number))]
      }
      failures = 0
      return rest()
    case .failed(let number): return failed(number)
    case .flush: return flush()
    case .flushContinued: return flushing.isActive ? continueFlush() : []
    case .flushedEventBegan:
      flushing.events += 1
      return []
    case .flushedEventEnded:
      flushing.events -= 1
      if flushing.events > 0 { return [] }
      return canFlush ? flush() : scheduleTurn()
    }
  }
}

// MARK: Changes

extension PageDriver.State {
  private mutating func changed() -> [Action] {
    if making.depth > 0 {
      making.changedPage = true
      return []
    }
    if phase == .evaluating { return changedItself() }
    if selfChanges.isObservingAgain { return [] }
    isStale = true
    return scheduleTurn()
  }

  private mutating func rowsChanged() -> [Action] {
    if making.depth > 0 {
      making.changedRows = true
      return []
    }
    if selfChanges.isObservingAgain { return rowsChangedThemselves() }
    hasStaleRows = true
    return scheduleTurn()
  }

  private mutating func makingRowsEnded() -> [Action] {
    making.depth -= 1
    if making.depth > 0 { return [] }
    let made = making
    making = RowMaking()
    var actions: [Action] = []
    if made.changedPage {
      actions += changedItself()
      // The change has ended the observation, and no evaluation follows that begins a new one.
      if !isStale, phase != .evaluating, !selfChanges.isObservingAgain {
        selfChanges.isObservingAgain = true
        actions.append(.observeAgain)
      }
    }
    if made.changedRows { actions += rowsChangedThemselves() }
    return actions
  }

  private mutating func changedItself() -> [Action] {
    switch selfChanges.note() {
    case .known: return []
    case .tooMany(let report): return [report]
    case .new:
      isStale = true
      return [.report(.updateInsideEvaluation)] + (phase == .resting ? scheduleTurn() : [])
    }
  }

  private mutating func rowsChangedThemselves() -> [Action] {
    // The rows are created again soon, either with the page or separately.
    if isStale || hasStaleRows { return [] }
    switch selfChanges.note() {
    case .known: return [.forgetStaleRows]
    case .tooMany(let report): return [report, .forgetStaleRows]
    case .new:
      hasStaleRows = true
      return [.report(.updateInsideEvaluation)] + (phase == .resting ? scheduleTurn() : [])
    }
  }
}

// MARK: Turns

extension PageDriver.State {
  private mutating func scheduleTurn() -> [Action] {
    guard isStale || hasStaleRows, !isTurnScheduled, !flushing.postponesTurns else { return [] }
    if phase == .applying { return [] }
    isTurnScheduled = true
    return [.scheduleTurn]
  }

  private mutating func act() -> [Action] {
    switch phase {
    case .applying, .evaluating: return []
    case .comparing: return isStale ? replaceComparison() ?? [] : []
    case .resting:
      if isStale { return evaluate() }
      guard hasStaleRows else { return [] }
      hasStaleRows = false
      selfChanges.beginRound()
      lastNumber += 1
      phase = .applying
      return [.refreshRows(lastNumber)]
    }
  }

  /// Evaluates a newer page in place of the one being compared.
  ///
  /// Returns `nil` if too many comparisons were abandoned.
  private mutating func replaceComparison() -> [Action]? {
    guard abandoned < Self.abandonedLimit else { return nil }
    abandoned += 1
    let isPrecaution = content.isPrecaution
    let actions = [.cancelComparison] + evaluate()
    content.isPrecaution = content.isPrecaution && isPrecaution
    return actions
  }

  private mutating func evaluate() -> [Action] {
    phase = .evaluating
    content.isPrecaution = staleness == .suspect
    isStale = false
    // The evaluation creates all rows on screen again.
    hasStaleRows = false
    selfChanges.beginRound()
    content.begin()
    return [.evaluate]
  }

  private mutating func evaluated() -> [Action] {
    guard phase == .evaluating else { return [] }
    lastNumber += 1
    return content.isWhole ? apply() : compare(mayLeaveMainActor: !flushing.isActive)
  }

  private mutating func compare(mayLeaveMainActor: Bool) -> [Action] {
    content.isOutdated = false
    phase = .comparing
    return [.compare(lastNumber, mayLeaveMainActor: mayLeaveMainActor)]
  }

  private mutating func compared(_ number: Int) -> [Action] {
    guard isComparing(number) else { return [] }
    guard content.isOutdated, !content.isWhole else { return apply() }
    lastNumber += 1
    return compare(mayLeaveMainActor: false)
  }

  private mutating func apply() -> [Action] {
    abandoned = 0
    phase = .applying
    defer { content.needsRefreshing = false }
    let update = Update(
      number: lastNumber, isWhole: content.isWhole, isPrecaution: content.isPrecaution,
      includesRefreshing: content.needsRefreshing)
    return [.apply(update)]
  }

  private mutating func failed(_ number: Int) -> [Action] {
    guard isApplying(number) else { return [] }
    failures += 1
    if failures < Self.failureLimit { isStale = true } else { failures = 0 }
    content.needsWhole = true
    return rest()
  }

  private mutating func rest() -> [Action] {
    phase = .resting
    return scheduleTurn()
  }
}

// MARK: Flushing

extension PageDriver.State {
  private var canFlush: Bool {
    phase != .evaluating && making.depth == 0 && !flushing.isActive
  }

  /// True if the model may be changed now, and another flush can show the changes.
  var canFlushAgain: Bool { canFlush && flushing.events == 0 }

  private mutating func flush() -> [Action] {
    guard canFlush else { return [] }
    if isRecheckScheduled { isStale = true }
    flushing.begin()
    return continueFlush()
  }

  private mutating func continueFlush() -> [Action] {
    guard flushing.takeStep() else { return endFlush() }
    switch phase {
    case .comparing:
      // A newer page replaces the one that is being compared.
      let actions = isStale ? replaceComparison() : nil
      return (actions ?? [.finishComparison(lastNumber)]) + [.continueFlush]
    case .resting where isStale || hasStaleRows: return act() + [.continueFlush]
    case .resting, .evaluating, .applying: return endFlush()
    }
  }

  private mutating func endFlush() -> [Action] {
    flushing.end()
    return scheduleTurn()
  }
}
