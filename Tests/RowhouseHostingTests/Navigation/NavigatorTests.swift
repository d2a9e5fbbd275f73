// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// The requests of a page to its navigator, and their effects.
@MainActor
struct NavigatorTests {
  private let host = NavigationRecorder()
  private let navigator = Navigator()

  @Test("The host receives each request, in order")
  func requests() {
    navigator.host = host
    navigator.push(AnyPage { TableSection {} })
    navigator.pop()
    navigator.pop(0)
    navigator.pop(3)
    navigator.popToRoot()
    navigator.replace(with: AnyPage { TableSection {} })
    navigator.alert("Alert", message: "message", dismiss: "Fine")
    navigator.toast("toast")
    navigator.scroll(to: 7)
    navigator.scroll(toRow: 12, ofSection: "numbers")
    navigator.focus("name")
    navigator.focusFirstError()
    let progress = navigator.progress("work", fraction: 0.5)
    #expect(
      host.lines == [
        "push A page", "pop", "pop 3", "pop \(Int.max)", "replace with A page",
        "present 1 Alert/message [Fine cancel]", "toast toast",
        "scroll to 7", "scroll to 12 of numbers", "focus name", "focus first error",
        "progress 2 work 0.5",
      ])
    progress.finish()
  }

  @Test("A negative number of pages to leave is a mistake")
  func negativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Navigator().pop(-1)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("-1 pages cannot be left: the number must be at least 0"))
  }

  @Test("Requests wait for a host, and the oldest are dropped beyond a limit")
  func waiting() {
    for number in 1...70 { navigator.toast("\(number)") }
    #expect(host.lines == [])
    navigator.host = host
    #expect(host.lines == (7...70).map { "toast \($0)" })
    navigator.pop()
    #expect(host.lines.last == "pop")
  }

  @Test("A dialog that was dropped before it was shown is not open")
  func droppedDialog() {
    weak var token: Counter?
    do {
      let own = Counter()
      token = own
      navigator.alert("Alert") { own.add() }
    }
    for number in 1...64 { navigator.toast("\(number)") }
    navigator.host = host
    #expect(host.lines.first == "toast 1")
    #expect(!navigator.answer(DialogID(number: 1), action: 0))
    #expect(token == nil)
  }

  @Test("The navigator does not retain its host, and another host receives waiting requests")
  func otherHost() {
    var first: NavigationRecorder? = NavigationRecorder()
    weak let weakly = first
    navigator.host = first
    first = nil
    #expect(weakly == nil)
    navigator.pop()
    navigator.host = host
    #expect(host.lines == ["pop"])
  }

  @Test("A request made while the host carries out another follows it")
  func nested() {
    host.onRequest = { [navigator, host] in
      if host.lines.count < 3 { navigator.toast("\(host.lines.count)") }
    }
    navigator.pop()
    navigator.host = host
    #expect(host.lines == ["pop", "toast 1", "toast 2"])
  }

  @Test("A dialog is answered once, by an action of its own")
  func confirm() throws {
    navigator.host = host
    let (answers, others) = (Counter(), Counter())
    navigator.confirm("Sure?", confirm: "Do", cancel: "Leave", role: .destructive) { answers.add() }
    navigator.confirm("Other?") { others.add() }
    #expect(
      host.lines == [
        "present 1 Sure?/ [Leave cancel, Do destructive]",
        "present 2 Other?/ [Cancel cancel, OK normal]",
      ])
    let id = DialogID(number: 1)
    #expect(navigator.answer(id, action: 1))
    #expect(!navigator.answer(id, action: 1))
    #expect(!navigator.answer(id, action: 0))
    #expect(answers.count == 1)
    #expect(others.count == 0)
  }

  @Test("Dismissing a dialog cancels it")
  func dismissed() {
    navigator.host = host
    var chosen: [String] = []
    let actions = [
      DialogAction("do") { chosen.append("do") },
      DialogAction("leave", role: .cancel) { chosen.append("leave") },
    ]
    navigator.present("Choice", actions: actions)
    #expect(navigator.answer(DialogID(number: 1), action: nil))
    navigator.present("Choice", actions: [actions[0]])
    #expect(navigator.answer(DialogID(number: 2), action: nil))
    #expect(chosen == ["leave"])
    #expect(!navigator.answer(DialogID(number: 2), action: 0))
  }

  @Test("An action that a dialog does not have leaves it open")
  func unknownAction() {
    navigator.host = host
    let answers = Counter()
    navigator.alert("Alert") { answers.add() }
    for index in [1, -1, Int.max] {
      #expect(!navigator.answer(DialogID(number: 1), action: index))
    }
    #expect(!navigator.answer(DialogID(number: 7), action: 0))
    #expect(navigator.answer(DialogID(number: 1), action: 0))
    #expect(answers.count == 1)
  }

  @Test("An action may show the next dialog")
  func chained() {
    navigator.host = host
    navigator.confirm("First") { [navigator] in navigator.confirm("Second") {} }
    #expect(navigator.answer(DialogID(number: 1), action: 1))
    #expect(host.lines.last == "present 2 Second/ [Cancel cancel, OK normal]")
  }
}
