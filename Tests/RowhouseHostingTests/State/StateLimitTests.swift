// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@testable import RowhouseHosting

/// The limits of work that the driver repeats.
struct StateLimitTests {
  private typealias State = PageDriver.State

  @Test("A page that changes itself in each evaluation is evaluated up to the limit")
  func changesItself() {
    var model = StateModel()
    var reports: [PageDiagnostic.Kind] = []
    #expect(model.send(.changed) == nil)
    for _ in 0..<50 where model.isTurnScheduled {
      #expect(model.send(.turn) == nil)
      reports += self.reports(of: .changed, in: &model)
      #expect(model.send(.evaluated) == nil)
      #expect(model.send(.compared(model.lastNumber)) == nil)
      #expect(model.send(.applied(model.lastNumber)) == nil)
    }
    #expect(model.evaluations == State.roundLimit)
    let again = [PageDiagnostic.Kind](
      repeating: .updateInsideEvaluation, count: State.roundLimit - 1)
    #expect(reports == again + [.endlessEvaluation(rounds: State.roundLimit)])
    #expect(model.state.isSettled)
  }

  @Test("A page that changes itself now and then is never abandoned")
  func changesItselfNowAndThen() {
    var model = StateModel()
    for _ in 0..<5 * State.roundLimit {
      #expect(model.send(.changed) == nil)
      #expect(model.send(.turn) == nil)
      #expect(reports(of: .changed, in: &model) == [.updateInsideEvaluation])
      #expect(model.settle() == nil)
    }
  }

  @Test("Rows that change each other are made again up to the limit")
  func rowsChangeThemselves() {
    var model = StateModel()
    var reports: [PageDiagnostic.Kind] = []
    var refreshes = 0
    #expect(model.send(.rowsChanged) == nil)
    for _ in 0..<50 where model.isTurnScheduled {
      refreshes += 1
      #expect(model.send(.turn) == nil)
      #expect(model.send(.makingRowsBegan) == nil)
      #expect(model.send(.rowsChanged) == nil)
      reports += self.reports(of: .makingRowsEnded, in: &model)
      #expect(model.send(.applied(model.lastNumber)) == nil)
    }
    #expect(refreshes == State.roundLimit)
    #expect(reports.last == .endlessEvaluation(rounds: State.roundLimit))
    #expect(model.state.isSettled)
  }

  @Test("A page that changes all the time is shown after the limit of comparisons")
  func abandonedComparisons() {
    var model = StateModel()
    // The first page is sent as a whole, without a comparison.
    #expect(model.send(.changed) == nil)
    #expect(model.settle() == nil)
    for round in 1...5 {
      #expect(model.send(.changed) == nil)
      #expect(model.send(.turn) == nil)
      for _ in 0..<10 * State.abandonedLimit {
        if model.isEvaluating { #expect(model.send(.evaluated) == nil) }
        #expect(model.send(.changed) == nil)
        #expect(model.send(.turn) == nil)
      }
      #expect(model.canceled == State.abandonedLimit, "round \(round)")
      #expect(model.comparing != nil)
      #expect(model.settle() == nil)
    }
  }

  @Test("A host that always fails receives the page up to the limit, for each change")
  func failures() {
    var model = StateModel()
    for round in 1...3 {
      #expect(model.send(.changed) == nil)
      for _ in 0..<50 where model.isTurnScheduled {
        #expect(model.send(.turn) == nil)
        #expect(model.send(.evaluated) == nil)
        #expect(model.send(.compared(model.lastNumber)) == nil)
        #expect(model.send(.failed(model.lastNumber)) == nil)
      }
      #expect(model.evaluations == round * State.failureLimit)
      #expect(model.state.phase == .resting)
    }
  }

  @Test("A flush ends though the page changes after each step, and leaves the rest to a turn")
  func flushSteps() {
    var model = StateModel()
    #expect(model.send(.changed) == nil)
    #expect(model.settle() == nil)
    model.evaluations = 0
    #expect(model.send(.changed) == nil)
    #expect(model.send(.flush) == nil)
    for _ in 0..<50 where model.flushContinues {
      if model.isEvaluating { #expect(model.send(.evaluated) == nil) }
      if let number = model.comparing { #expect(model.send(.compared(number)) == nil) }
      if let number = model.applying { #expect(model.send(.applied(number)) == nil) }
      #expect(model.send(.changed) == nil)
      #expect(model.send(.flushContinued) == nil)
    }
    #expect(model.evaluations == State.roundLimit + 2)
    #expect(model.isTurnScheduled)
    #expect(model.settle() == nil)
  }

  /// Sends an event, and returns the diagnostics that the state reports.
  private func reports(
    of event: State.Event, in model: inout StateModel
  ) -> [PageDiagnostic.Kind] {
    var state = model.state
    #expect(model.send(event) == nil)
    return state.receive(event).compactMap { if case .report(let kind) = $0 { kind } else { nil } }
  }
}
