// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Testing

@testable import RowhouseUIKit

@Suite("Postponed actions")
@MainActor
struct PostponedActionsTests {
  @Test("Actions are carried out in order in the next turn of the main loop")
  func nextTurn() async {
    let actions = PostponedActions()
    var log: [Int] = []
    for number in 1...3 { actions.add { log.append(number) } }
    #expect(log == [])
    await withCheckedContinuation { turn in actions.add { turn.resume() } }
    #expect(log == [1, 2, 3])
  }

  @Test("Actions that are carried out early are not repeated, and an action can add another one")
  func early() async {
    let actions = PostponedActions()
    var log: [Int] = []
    actions.add {
      log.append(1)
      actions.add { log.append(2) }
    }
    actions.perform()
    #expect(log == [1])
    await withCheckedContinuation { turn in actions.add { turn.resume() } }
    #expect(log == [1, 2])
  }
}
#endif
