// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Requests of tasks that wait below another page")
@MainActor
struct HeldRequestTests {
  private typealias Request = @MainActor (Navigator) -> Void

  /// A page with a row that starts a task, and rows that a user taps.
  private struct StackPage: TablePage {
    let title: String
    let tasks: Tasks
    var leaveGuard: LeaveGuard?

    var sections: [TableSection] {
      TableSection {
        Row("Task").onSelect { tasks.begin(navigator) }
        Row("Help").onSelect { navigator.push(page("Help")) }
        Row("Leave two").onSelect { navigator.pop(2) }
        Row("Replace").onSelect { navigator.replace(with: page("Other")) }
        Row("Ask and leave").onSelect {
          navigator.confirm("Sure?") { [navigator] in tasks.begin(navigator) }
          navigator.pop()
        }
      }
      TableSection((0..<100).map { "\(title) \($0)" }, id: \.self) { Row($0) }
    }

    private func page(_ title: String) -> StackPage { StackPage(title: title, tasks: tasks) }
  }

  @MainActor
  private final class Tasks {
    private var requests: [AsyncStream<Request>.Continuation] = []

    func begin(_ navigator: Navigator) {
      let (stream, continuation) = AsyncStream<Request>.makeStream()
      requests.append(continuation)
      Task { for await request in stream { request(navigator) } }
    }

    /// Makes requests in a task, by default the last one.
    func make(_ task: Int? = nil, _ request: @escaping Request) async {
      requests[task ?? requests.count - 1].yield(request)
      for _ in 0..<20 { await Task.yield() }
    }
  }

  private let tasks = Tasks()

  private func page(_ title: String, leaveGuard: LeaveGuard? = nil) -> StackPage {
    StackPage(title: title, tasks: tasks, leaveGuard: leaveGuard)
  }

  /// Returns a test with the stack "Start", "List", "Form", "Help", and a task of the form.
  private func test() throws -> PageTest {
    let test = PageTest(page("Start"))
    test.navigator.push(page("List"))
    test.navigator.push(page("Form"))
    try test.tap("Task")
    try test.tap("Help")
    return test
  }

  @Test("A push after a request that waits waits, too, so that both are carried out in order")
  func pushes() async throws {
    let requests: [(Request, [String])] = [
      ({ $0.replace(with: page("Receipt")) }, ["Start", "List", "Receipt", "Details"]),
      ({ $0.pop() }, ["Start", "List", "Details"]),
    ]
    for (leave, titles) in requests {
      let test = try test()
      await tasks.make {
        leave($0)
        $0.push(page("Details"))
      }
      #expect(test.titles == ["Start", "List", "Form", "Help"])
      try test.back()
      #expect(test.titles == titles && test.diagnostics.isEmpty)
    }
  }

  @Test("A request for a row after one that waits concerns the page that is then on top")
  func rows() async throws {
    let test = try test()
    await tasks.make {
      $0.pop()
      $0.scroll(to: "List 80")
      $0.toast("Sent")
    }
    #expect(test.titles.last == "Help" && test.toasts == ["Sent"])
    try test.back()
    #expect(test.titles == ["Start", "List"])
    #expect(test.displayedRows.contains(RowIndexPath(section: 1, row: 80)))
  }

  @Test("A request that waits is not carried out after the task has returned to the first page")
  func firstPage() async throws {
    let test = try test()
    await tasks.make {
      $0.replace(with: page("Receipt"))
      $0.popToRoot()
    }
    #expect(test.titles == ["Start"] && test.diagnostics.isEmpty)
  }

  @Test("The requests that wait for the first page are carried out after a return to it")
  func requestsOfFirstPage() async throws {
    let test = PageTest(page("Start"))
    try test.tap("Task")
    try test.tap("Help")
    await tasks.make {
      $0.replace(with: page("Receipt"))
      $0.popToRoot()
      $0.push(page("Details"))
    }
    #expect(test.titles == ["Receipt", "Details"])
  }

  @Test("A page that is left from above ends the requests that wait for it")
  func leftFromAbove() async throws {
    let test = try test()
    await tasks.make { $0.replace(with: page("Receipt")) }
    try test.tap("Leave two")
    await tasks.make { $0.pop() }
    #expect(test.titles == ["Start", "List"])
  }

  @Test("A task whose requests were discarded cannot discard those of a newer task")
  func outOfDate() async throws {
    let test = PageTest(page("Start"))
    test.navigator.push(page("Form"))
    for _ in 0..<2 { try test.tap("Task") }
    try test.tap("Help")
    await tasks.make(0) { $0.pop() }
    await tasks.make(1) { $0.replace(with: page("Newest")) }
    await tasks.make(0) { $0.replace(with: page("Oldest")) }
    try test.back()
    #expect(test.titles == ["Start", "Newest"])
  }

  @Test("A return from the first page, which has no effect, leaves nothing later")
  func noEffect() async throws {
    let test = PageTest(page("Start"))
    try test.tap("Task")
    await tasks.make { $0.pop() }
    try test.tap("Replace")
    await tasks.make { $0.replace(with: page("Receipt")) }
    #expect(test.titles == ["Other"])
    #expect(test.diagnostics.map(\.kind) == [.requestOfLeftPage("replace a page")])
  }

  @Test("The answer to a question waits while the page that asks is covered")
  func coveredQuestion() async throws {
    let test = try test()
    await tasks.make { navigator in navigator.confirm("Leave?") { navigator.pop() } }
    try test.answer("OK")
    #expect(test.titles == ["Start", "List", "Form", "Help"])
    try test.back()
    #expect(test.titles == ["Start", "List"])
  }

  @Test("A task that the answer to a question of a left page starts leaves no page")
  func taskOfAnswer() async throws {
    let test = PageTest(page("Start"))
    for title in ["List", "Form"] { test.navigator.push(page(title)) }
    try test.tap("Ask and leave")
    try test.answer("OK")
    await tasks.make { $0.pop() }
    #expect(test.titles == ["Start", "List"])
    #expect(test.diagnostics.map(\.kind) == [.requestOfLeftPage("pop")])
  }

  @Test("The question of a page that its task replaces in the meantime leaves no other page")
  func replacedWhileAsked() async throws {
    let test = PageTest(page("Start"))
    test.navigator.push(page("Form", leaveGuard: LeaveGuard("Leave?", leave: "Leave")))
    try test.tap("Task")
    try test.back()
    await tasks.make { $0.replace(with: page("Receipt")) }
    try test.answer("Leave")
    #expect(test.titles == ["Start", "Receipt"])
  }

  @Test("A task that pushes a page of another navigator waits for its own page")
  func otherNavigator() async throws {
    let test = try test()
    let detail = PageTest(page("Detail"))
    await tasks.make {
      detail.navigator.push(page("Order"))
      $0.pop()
    }
    #expect(detail.titles == ["Detail", "Order"])
    #expect(test.titles == ["Start", "List", "Form", "Help"])
    try test.back()
    #expect(test.titles == ["Start", "List"])
  }
}
