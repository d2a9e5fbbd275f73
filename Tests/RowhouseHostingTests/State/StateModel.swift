// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

@testable import RowhouseHosting

/// A state of the driver, and the work in progress of a driver that performs the state's actions.
struct StateModel: Hashable {
  typealias State = PageDriver.State

  var state = State()
  var isTurnScheduled = false
  var isRecheckScheduled = false
  var isEvaluating = false
  var isObservingAgain = false
  var comparing: Int?
  var applying: Int?
  /// True if a flush has begun and not ended.
  var flushContinues = false
  /// The steps of that flush.
  var flushSteps = 0
  /// The number of events in progress that end with a flush.
  var flushedEvents = 0
  var handlers = 0
  var makings = 0
  /// True if the page changed after its last evaluation began.
  var hasChanged = false
  /// True if one of the changes is certain, not only possible.
  var hasKnownChange = false
  /// True if the page was evaluated last after a known change.
  var followsChange = false
  /// True if the last evaluation had any reason other than a possible change.
  var hasReason = false
  /// True if rows changed after they were last made.
  var rowsHaveChanged = false
  /// True if changes of values that the page has read are noticed.
  var isObserved = true
  /// True if a row has recorded a change.
  ///
  /// It records no further change until it is made again or the change is dropped.
  var rowsAreFlagged = false
  /// True if the rows that are being made have changed the page.
  var changedWhileMaking = false
  /// True if the rows that are being made have changed rows.
  var rowsChangedWhileMaking = false
  /// True if the page or its rows have changed themselves since the last evaluation, or the last
  /// making of stale rows, began.
  var hasChangedItself = false
  /// True if the next evaluated page has to be sent as a whole.
  var needsWhole = true
  /// True if the last evaluated page has to be sent as a whole.
  var isWhole = false
  /// True if the shown page has changed since the comparison began.
  var isOutdated = false
  var needsRefreshing = false
  /// True if the host failed to perform an update since the last evaluation, and the update is
  /// due again.
  var hasFailed = false
  /// The number of consecutive updates that the host failed to perform.
  var failures = 0
  /// The comparisons that were canceled since the last update.
  var canceled = 0
  var lastNumber = 0
  var evaluations = 0
}

extension StateModel {
  /// Sends an event, and performs the actions that the state returns.
  ///
  /// - Returns: The rule that the state breaks; `nil` if it breaks none.
  mutating func send(_ event: State.Event) -> String? {
    let before = self
    note(event)
    let actions = state.receive(event)
    for action in actions {
      if let fault = perform(action) { return "\(fault), after \(event)" }
    }
    return fault(of: event, actions, before) ?? selfChangeFault(of: event, actions, before)
      ?? loss.map { "\($0), after \(event)" }
  }

  private mutating func note(_ event: State.Event) {
    switch event {
    case .changed:
      isObserved = isEvaluating
      noteChange()
    case .mayHaveChanged:
      if !isEvaluating, makings == 0 { hasChanged = true }
    case .updateRequested: noteChange()
    case .changedOffMainActor: noteKnownChange()
    case .recheck:
      isRecheckScheduled = false
      noteKnownChange()
    case .sourceChanged:
      needsWhole = true
      noteChange()
    case .shownPageLost:
      needsWhole = true
      if comparing != nil { isWhole = true }
      noteChange()
    case .rowMoved:
      isOutdated = true
      noteChange()
    case .refreshingChanged:
      needsRefreshing = true
      noteChange()
    case .rowsChanged:
      rowsAreFlagged = true
      if makings > 0 {
        rowsChangedWhileMaking = true
      } else if !isObservingAgain {
        rowsHaveChanged = true
      }
    case .handlerBegan: handlers += 1
    case .handlerEnded: handlers -= 1
    case .makingRowsBegan: makings += 1
    case .makingRowsEnded: makings -= 1
    case .turn: isTurnScheduled = false
    case .evaluated: if isEvaluating { (isEvaluating, isObserved) = (false, true) }
    case .evaluatedNothing:
      if isEvaluating {
        (isEvaluating, isObserved) = (false, true)
        needsWhole = needsWhole || isWhole
      }
    case .observedAgain: (isObservingAgain, isObserved) = (false, true)
    case .flushContinued: flushContinues = false
    case .flushedEventBegan: flushedEvents += 1
    case .flushedEventEnded:
      flushedEvents -= 1
      if flushedEvents == 0 { noteFlush() }
    case .incomparable(let number): if number == comparing { isWhole = true }
    case .settling: if isRecheckScheduled { noteKnownChange() }
    case .flush: noteFlush()
    case .compared, .applied, .failed: break
    }
  }

  /// Records a change that the page makes while it is evaluated, or its rows while they are made.
  ///
  /// The state may abandon such changes.
  private mutating func noteChange() {
    if makings > 0 {
      changedWhileMaking = true
    } else if !isEvaluating, !isObservingAgain {
      noteKnownChange()
    }
  }

  /// Records a flush, which evaluates the page while a second evaluation after a change off the
  /// main actor is due.
  private mutating func noteFlush() {
    if isRecheckScheduled, makings == 0, !isEvaluating, !flushContinues { noteKnownChange() }
  }

  private mutating func noteKnownChange() { (hasChanged, hasKnownChange) = (true, true) }
}

extension StateModel {
  private var isFree: Bool { !isEvaluating && applying == nil && comparing == nil }

  private mutating func perform(_ action: State.Action) -> String? {
    switch action {
    case .scheduleTurn:
      if isTurnScheduled { return "two turns are on their way" }
      if flushContinues || flushedEvents > 0 { return "schedules a turn before a flush" }
      if state.phase == .applying { return "schedules a turn that can do nothing" }
      isTurnScheduled = true
    case .scheduleRecheck: isRecheckScheduled = true
    case .evaluate:
      guard isFree else { return "evaluates while it does something else" }
      guard hasChanged || hasChangedItself || hasFailed else { return "evaluates without a reason" }
      isEvaluating = true
      followsChange = hasKnownChange
      hasReason = hasReason || hasKnownChange || hasChangedItself || hasFailed
      hasKnownChange = false
      (hasChanged, rowsHaveChanged, hasChangedItself, hasFailed) = (false, false, false, false)
      rowsAreFlagged = rowsChangedWhileMaking
      (isWhole, needsWhole) = (needsWhole, false)
      evaluations += 1
    case .observeAgain:
      if isEvaluating || isObservingAgain { return "observes while it evaluates" }
      if state.isStale { return "observes before it evaluates" }
      isObservingAgain = true
    case .compare(let number, let mayLeaveMainActor):
      guard isFree || isOutdated, !isEvaluating, applying == nil else {
        return "compares while it does something else"
      }
      if mayLeaveMainActor, flushContinues { return "leaves the main actor in a flush" }
      if isWhole { return "compares a page that is handed over as a whole" }
      comparing = number
      isOutdated = false
      return use(number)
    case .finishComparison(let number):
      if comparing != number { return "finishes a comparison that does not run" }
    case .cancelComparison:
      guard comparing != nil else { return "cancels no comparison" }
      comparing = nil
      hasKnownChange = hasKnownChange || followsChange
      needsWhole = needsWhole || isWhole
      canceled += 1
      if canceled > State.abandonedLimit { return "cancels again and again" }
    case .apply(let update): return apply(update)
    case .refreshRows(let number):
      guard isFree else { return "refreshes while busy" }
      guard rowsAreFlagged else { return "makes rows anew without a reason" }
      applying = number
      (rowsHaveChanged, hasChangedItself) = (false, false)
      rowsAreFlagged = rowsChangedWhileMaking
      return use(number)
    case .continueFlush:
      if flushContinues { return "flushes twice" }
      flushContinues = true
      flushSteps += 1
    case .forgetStaleRows:
      if rowsHaveChanged { return "forgets a change of rows" }
      rowsAreFlagged = false
    case .report: break
    }
    return nil
  }

  private mutating func use(_ number: Int) -> String? {
    guard number > lastNumber else { return "number \(number) is used twice" }
    lastNumber = number
    return nil
  }

  private mutating func apply(_ update: State.Update) -> String? {
    guard !isEvaluating, applying == nil else { return "applies while it does something else" }
    if update.isPrecaution, followsChange { return "takes a change for a precaution" }
    if !update.isPrecaution, !hasReason { return "takes a precaution for a change" }
    hasReason = false
    if update.isWhole != isWhole { return "hands over edits and a whole page in confusion" }
    if let comparing {
      if comparing != update.number { return "applies what it has not compared" }
    } else {
      if !isWhole { return "applies what it has not compared" }
      if let fault = use(update.number) { return fault }
    }
    if isOutdated, !isWhole { return "applies changes of another page than the shown one" }
    if update.includesRefreshing != needsRefreshing { return "forgets the refreshing" }
    needsRefreshing = false
    comparing = nil
    applying = update.number
    canceled = 0
    return nil
  }

  private mutating func fault(
    of event: State.Event, _ actions: [State.Action], _ before: StateModel
  ) -> String? {
    switch event {
    case .applied(let number):
      let isReported = actions.contains(.report(.repeatedCompletion(update: number)))
      if isReported == (number == before.applying) {
        return "completion \(number) is taken wrongly"
      }
      if number == applying { (applying, failures) = (nil, 0) }
    case .failed(let number) where number == before.applying:
      failures = (failures + 1) % State.failureLimit
      (needsWhole, hasFailed) = (true, failures > 0)
      applying = nil
    case .compared(let number) where number != before.comparing:
      if !actions.isEmpty { return "a comparison that was given up counts" }
    case .flushContinued where !flushContinues:
      let isEarly = flushSteps < State.roundLimit + 2 && state.phase == .resting
      flushSteps = 0
      if isEarly, state.isStale || state.hasStaleRows { return "a flush ends early" }
    case .turn where before.comparing != nil && before.state.isStale:
      let isReplaced = actions.contains(.cancelComparison)
      if isReplaced != (before.canceled < State.abandonedLimit) {
        return "a comparison is replaced wrongly"
      }
    case .updateRequested:
      let isReported = actions.contains(.report(.updateInsideHandler))
      if isReported != (handlers > 0) { return "an update in a handler is reported wrongly" }
    case .changedOffMainActor:
      let isReported = actions.contains(.report(.changedOffMainActor))
      if !isReported || !isRecheckScheduled {
        return "a change off the main actor is not followed up"
      }
    default: break
    }
    return nil
  }

  /// Returns an error if the state does not report a page's changes of itself once for each
  /// evaluation.
  private mutating func selfChangeFault(
    of event: State.Event, _ actions: [State.Action], _ before: StateModel
  ) -> String? {
    let isReported = actions.contains { action in
      switch action {
      case .report(.updateInsideEvaluation), .report(.endlessEvaluation): true
      default: false
      }
    }
    defer { if isReported { hasChangedItself = true } }
    switch event {
    case .changed, .updateRequested, .sourceChanged, .shownPageLost, .rowMoved, .refreshingChanged:
      let isOwn = before.isEvaluating && makings == 0
      if isReported != (isOwn && !before.hasChangedItself) { return "a change is reported wrongly" }
      // The page is evaluated again, unless the limit is reached.
      if actions.contains(.report(.updateInsideEvaluation)) { hasChanged = true }
    case .makingRowsEnded where makings > 0:
      if !actions.isEmpty { return "rows that are still made are taken as made" }
    case .makingRowsEnded:
      if changedWhileMaking, isReported == before.hasChangedItself {
        return "rows that change the page are reported wrongly"
      }
      if changedWhileMaking, actions.contains(.report(.updateInsideEvaluation)) {
        hasChanged = true
      }
      if !changedWhileMaking {
        if rowsChangedWhileMaking {
          if let fault = rowChangeFault(isReported, before) { return fault }
        } else if !actions.isEmpty {
          return "rows that change nothing are reported"
        }
      }
      (changedWhileMaking, rowsChangedWhileMaking) = (false, false)
    case .rowsChanged where before.isObservingAgain && makings == 0:
      return rowChangeFault(isReported, before)
    default: break
    }
    return nil
  }

  /// Returns an error if the state does not report rows that change rows once for each evaluation.
  ///
  /// Rows that are made again anyway need no report.
  private func rowChangeFault(_ isReported: Bool, _ before: StateModel) -> String? {
    let isDue = before.state.isStale || before.state.hasStaleRows
    return isReported == (isDue || before.hasChangedItself)
      ? "rows that change rows are reported wrongly" : nil
  }

  /// The change that would never be shown, or `nil` if there is none.
  private var loss: String? {
    let goesOn =
      isTurnScheduled || isEvaluating || comparing != nil || applying != nil || flushContinues
      || flushedEvents > 0
    if hasChanged && !goesOn { return "a change is lost" }
    if rowsHaveChanged && !goesOn { return "a change of rows is lost" }
    if hasFailed && !goesOn { return "an update that failed is not tried again" }
    if rowsAreFlagged && !goesOn && makings == 0 && !isObservingAgain {
      return "rows that noted a change are neither made anew nor left as they are"
    }
    return nil
  }
}

extension StateModel {
  /// Completes all work in progress.
  ///
  /// - Returns: The rule that the state breaks, or `nil` if all work ends and no change is lost.
  mutating func settle() -> String? {
    for _ in 0..<60 {
      guard let event = nextEvent else {
        if !state.isSettled { return "it does nothing, and is not settled: \(state)" }
        if hasChanged || rowsHaveChanged { return "it rests with something left to do" }
        return isObserved ? nil : "it rests, and the page is not observed"
      }
      if let fault = send(event) { return fault }
    }
    return "it does not come to rest"
  }

  /// The event that a driver sends if no other event occurs, or `nil` if it has no pending work.
  private var nextEvent: State.Event? {
    if isObservingAgain { return .observedAgain }
    if makings > 0 { return .makingRowsEnded }
    if handlers > 0 { return .handlerEnded }
    if isEvaluating { return .evaluated }
    if flushContinues { return comparing.map { .compared($0) } ?? .flushContinued }
    if flushedEvents > 0 { return .flushedEventEnded }
    if let comparing { return .compared(comparing) }
    if let applying { return .applied(applying) }
    if isTurnScheduled { return .turn }
    return isRecheckScheduled ? .recheck : nil
  }
}

extension StateModel {
  /// Renumbers from 1 or 2, so that models that differ only in their numbers are equal.
  mutating func renumber() {
    let surplus = lastNumber - 2
    guard surplus > 0 else { return }
    lastNumber -= surplus
    state.lastNumber -= surplus
    comparing = comparing.map { $0 - surplus }
    applying = applying.map { $0 - surplus }
  }
}
