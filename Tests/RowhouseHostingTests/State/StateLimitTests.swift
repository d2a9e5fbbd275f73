// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@testable import RowhouseHosting

/// What may go on only so often.
struct StateLimitTests {
  private typealias State = PageDriver.State

  @Test("A page that changes itself at each evaluation is evaluated as often as the limit says")
  func changesItself() {
    var shadow = Shadow()
    var reports: [PageDiagnostic.Kind] = []
    #expect(shadow.send(.changed) == nil)
    for _ in 0..<50 where shadow.turnIsComing {
      #expect(shadow.send(.turn) == nil)
      reports += kinds(shadow.state.receive(.changedItself))
      #expect(shadow.send(.evaluated) == nil)
      #expect(shadow.send(.compared(shadow.lastNumber)) == nil)
      #expect(shadow.send(.applied(shadow.lastNumber)) == nil)
    }
    #expect(shadow.evaluations == State.roundLimit)
    let again = [PageDiagnostic.Kind](
      repeating: .updateInsideEvaluation, count: State.roundLimit - 1)
    #expect(reports == again + [.endlessEvaluation(rounds: State.roundLimit)])
    #expect(!shadow.state.isStale)
  }

  @Test("One that does so now and then is never given up")
  func changesItselfNowAndThen() {
    var shadow = Shadow()
    for _ in 0..<5 * State.roundLimit {
      #expect(shadow.send(.changed) == nil)
      #expect(shadow.send(.turn) == nil)
      #expect(kinds(shadow.state.receive(.changedItself)) == [.updateInsideEvaluation])
      #expect(shadow.settle() == nil)
    }
  }

  @Test("Rows that change each other are made anew as often as the limit says")
  func rowsChangeThemselves() {
    var shadow = Shadow()
    var reports: [PageDiagnostic.Kind] = []
    var refreshes = 0
    #expect(shadow.send(.rowsChanged) == nil)
    for _ in 0..<50 where shadow.turnIsComing {
      refreshes += 1
      #expect(shadow.send(.turn) == nil)
      reports += kinds(shadow.state.receive(.rowsChangedThemselves))
      #expect(shadow.send(.applied(shadow.lastNumber)) == nil)
    }
    #expect(refreshes == State.roundLimit)
    #expect(reports.last == .endlessEvaluation(rounds: State.roundLimit))
    #expect(!shadow.state.hasStaleRows)
  }

  @Test("A page that changes all the time is shown after as many comparisons as the limit says")
  func abandonedComparisons() {
    var shadow = Shadow()
    for round in 1...5 {
      #expect(shadow.send(.changed) == nil)
      #expect(shadow.send(.turn) == nil)
      for _ in 0..<10 * State.abandonedLimit {
        if shadow.isEvaluating { #expect(shadow.send(.evaluated) == nil) }
        #expect(shadow.send(.changed) == nil)
        #expect(shadow.send(.turn) == nil)
      }
      #expect(shadow.cancelled == State.abandonedLimit, "round \(round)")
      #expect(shadow.comparing != nil)
      #expect(shadow.settle() == nil)
    }
  }

  @Test("A host that always fails is handed the page as often as the limit says, for each change")
  func failures() {
    var shadow = Shadow()
    for round in 1...3 {
      #expect(shadow.send(.changed) == nil)
      for _ in 0..<50 where shadow.turnIsComing {
        #expect(shadow.send(.turn) == nil)
        #expect(shadow.send(.evaluated) == nil)
        #expect(shadow.send(.compared(shadow.lastNumber)) == nil)
        #expect(shadow.send(.failed(shadow.lastNumber)) == nil)
      }
      #expect(shadow.evaluations == round * State.failureLimit)
      #expect(shadow.state.phase == .resting)
    }
  }

  private func kinds(_ actions: [State.Action]) -> [PageDiagnostic.Kind] {
    actions.compactMap { if case .report(let kind) = $0 { kind } else { nil } }
  }
}
