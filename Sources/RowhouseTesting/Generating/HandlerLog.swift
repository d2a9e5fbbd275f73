// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A log of the calls to the handlers of random rows.
@MainActor
package final class HandlerLog {
  /// The number of the newest evaluation of the page.
  package private(set) var evaluation = 0
  package private(set) var last: Call?
  package private(set) var count = 0
  /// Called for each call, except those in ``asking(_:)``, so that a test can change its model.
  package var onCall: ((Call) -> Void)?
  private var isAsking = false

  package struct Call: Hashable, Sendable {
    package let row: Int
    package let evaluation: Int
  }

  package init() {}
}

extension HandlerLog {
  /// Returns the call that a closure would write to the log, or `nil` if it would not write one.
  package func asking(_ handler: () -> Void) -> Call? {
    let (last, count) = (last, count)
    isAsking = true
    self.last = nil
    defer {
      isAsking = false
      self.last = last
      self.count = count
    }
    handler()
    return self.last
  }

  func evaluate() -> RandomEvaluation {
    evaluation += 1
    return current
  }

  var current: RandomEvaluation { RandomEvaluation(number: evaluation, log: self) }

  fileprivate func note(_ call: Call) {
    last = call
    count += 1
    if !isAsking { onCall?(call) }
  }
}

/// One evaluation of a random page.
///
/// Its handlers log the number of the evaluation and of their row.
@MainActor
struct RandomEvaluation {
  let number: Int
  let log: HandlerLog

  func handler(of row: Int) -> @MainActor () -> Void {
    let call = HandlerLog.Call(row: row, evaluation: number)
    return { [log] in log.note(call) }
  }
}
