// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

@testable import RowhouseHosting

/// A state, and what the driver that obeys it is doing, by what it was told.
struct Shadow {
  var state = PageDriver.State()
  var turnIsComing = false
  var isEvaluating = false
  var comparing: Int?
  var applying: Int?
  /// Whether the page changed after its last evaluation began.
  var hasChanged = false
  /// Whether rows changed after they were last made anew.
  var rowsHaveChanged = false
  /// Comparisons that were cancelled since the last update.
  var cancelled = 0
  var lastNumber = 0
  var evaluations = 0

  /// Sends an event, and does what the state says.
  ///
  /// - Returns: How the state breaks a rule, or nothing if it does not.
  mutating func send(_ event: PageDriver.State.Event) -> String? {
    note(event)
    let actions = state.receive(event)
    for action in actions {
      if let fault = perform(action) { return "\(fault), after \(event)" }
    }
    if case .applied(let number) = event, let fault = self.fault(ofCompletion: number, actions) {
      return fault
    }
    if case .failed(let number) = event, number == applying {
      if actions.first != .forgetShownPage { return "update \(number) failed and is not made up" }
      applying = nil
    }
    return loss.map { "\($0), after \(event)" }
  }

  private mutating func note(_ event: PageDriver.State.Event) {
    switch event {
    case .changed: hasChanged = true
    case .rowsChanged: rowsHaveChanged = true
    case .turn: turnIsComing = false
    case .evaluated: isEvaluating = false
    case .compared, .applied, .failed, .changedItself, .rowsChangedThemselves: break
    }
  }

  private mutating func perform(_ action: PageDriver.State.Action) -> String? {
    let isFree = !isEvaluating && applying == nil
    switch action {
    case .scheduleTurn:
      if turnIsComing { return "two turns are on their way" }
      turnIsComing = true
    case .evaluate:
      guard isFree, comparing == nil else { return "evaluates while it does something else" }
      isEvaluating = true
      hasChanged = false
      rowsHaveChanged = false
      evaluations += 1
    case .compare(let number):
      guard isFree, comparing == nil else { return "compares while it does something else" }
      guard number > lastNumber else { return "number \(number) is used twice" }
      lastNumber = number
      comparing = number
    case .cancelComparison:
      guard comparing != nil else { return "cancels no comparison" }
      comparing = nil
      cancelled += 1
      if cancelled > PageDriver.State.abandonedLimit { return "cancels again and again" }
    case .apply(let number):
      guard isFree, comparing == number else { return "applies what it has not compared" }
      comparing = nil
      applying = number
      cancelled = 0
    case .refreshRows(let number):
      guard isFree, comparing == nil, number > lastNumber else { return "refreshes while busy" }
      lastNumber = number
      applying = number
      rowsHaveChanged = false
    case .forgetShownPage, .forgetStaleRows, .report: break
    }
    return nil
  }

  private mutating func fault(
    ofCompletion number: Int, _ actions: [PageDriver.State.Action]
  ) -> String? {
    let isReported = actions.contains(.report(.repeatedCompletion(update: number)))
    if isReported == (number == applying) { return "completion \(number) is taken wrongly" }
    if number == applying { applying = nil }
    return nil
  }

  /// What would never be shown.
  private var loss: String? {
    let isGoingOn = turnIsComing || isEvaluating || comparing != nil || applying != nil
    if hasChanged && !isGoingOn { return "a change is lost" }
    if rowsHaveChanged && !isGoingOn { return "a change of rows is lost" }
    return nil
  }
}

extension Shadow {
  /// Lets everything that goes on come to its end.
  ///
  /// - Returns: How the state breaks a rule, or nothing if it comes to rest and misses nothing.
  mutating func settle() -> String? {
    for _ in 0..<20 {
      let event: PageDriver.State.Event
      if isEvaluating {
        event = .evaluated
      } else if let comparing {
        event = .compared(comparing)
      } else if let applying {
        event = .applied(applying)
      } else if turnIsComing {
        event = .turn
      } else {
        let rests = state.phase == .resting && !state.isStale && !state.hasStaleRows
        if !rests { return "it does nothing, and is not at rest: \(state)" }
        return hasChanged || rowsHaveChanged ? "it rests with something left to do" : nil
      }
      if let fault = send(event) { return fault }
    }
    return "it does not come to rest"
  }
}
