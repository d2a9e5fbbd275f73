// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One evaluation of a random page: its handlers tell a log which row and evaluation they belong to.
@MainActor
struct RandomEvaluation {
  let number: Int
  let log: HandlerLog

  func handler(of row: Int) -> @MainActor () -> Void {
    let call = HandlerLog.Call(row: row, evaluation: number)
    return { [log] in log.note(call) }
  }
}
