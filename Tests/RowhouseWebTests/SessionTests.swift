// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Sessions")
struct SessionTests {
  @Observable
  @MainActor
  final class Model {
    var count = 0
    var answers: [String] = []
    var text = ""
    var ends = 0
    var copies = 1
  }

  private struct Page: TablePage {
    let model: Model
    let navigator: Navigator

    var title: String { "Title" }
    var colorScheme: PageColorScheme? { model.count == 7 ? .dark : nil }
    var language: String? { model.count == 8 ? "ar" : nil }

    var sections: [TableSection] {
      TableSection {
        Row("Count \(model.count)", id: "count").onSelect { model.count += 1 }
        Row("Big", id: "big").value(
          model.count >= 100 ? String(repeating: "\(model.count)", count: 10_000) : ""
        )
        .onSelect { model.count += 100 }
        Row("Ask", id: "ask").onSelect {
          navigator.confirm("Sure?", message: "This counts") { model.answers.append("yes") }
        }
        FieldRow("Text", model, \.text).id("text").onDidEndEditing { model.ends += 1 }
        StepperRow("Copies", model, \.copies, in: 1...20).id("copies")
      }
      .id("s")
    }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    let model = model
    session = WebSession(token: "t", path: "/page", diagnostics: .silent) { navigator in
      Page(model: model, navigator: navigator)
    }
    _ = session.document(client: "1")
  }

  private func send(_ event: String, _ number: Int, screen: Int = 1) -> WebAnswer.Outcome {
    session.receive(event, number: number, screen: screen)
  }

  @Test("An event is carried out once")
  func once() {
    #expect(send("tap/ts/tcount", 1) == .accepted)
    #expect(send("tap/ts/tcount", 1) == .replayed)
    #expect(send("tap/ts/tcount", 0) == .replayed)
    #expect(send("tap/ts/tgone", 2) == .gone)
    #expect(send("tap/ts/tcount", 2, screen: 2) == .gone)
    #expect(send("tap/ts", 2) == .malformed)
    #expect(send("tap/ts/tcount", 2) == .accepted)
    #expect(model.count == 2 && session.version == 3)
  }

  @Test("A message contains the changes, and no style that the document has")
  func message() {
    _ = send("tap/ts/tcount", 1)
    let messages = session.messages(after: 1)
    #expect(messages.map(\.version) == [2])
    #expect(messages[0].text.contains("Count 1") && !messages[0].text.contains("\"styles\""))
    #expect(messages[0].text.utf8.count < 1_000)
    #expect(session.messages(after: 2).isEmpty)
  }

  @Test("A client far behind gets the whole page, and the session's memory is bounded")
  func collapse() {
    for number in 1...100 { _ = send("tap/ts/tbig", number) }
    let messages = session.messages(after: 1)
    #expect(messages.count == 1 && messages[0].version == 101)
    #expect(
      messages[0].text.contains("\"rules\":") && messages[0].text.contains("\"path\":\"/page\""))
    #expect(!messages[0].text.contains("\"styles\":"))
    #expect(session.messages(after: 99).map(\.version) == [100, 101])
    #expect(session.messages(after: 500).map(\.version) == [101])
    #expect(session.messages(after: -1).map(\.version) == [101])
    let kept = (1...100).filter { session.messages(after: $0).first?.version == $0 + 1 }
    #expect(kept.count < 4)
  }

  @Test("Only the last few messages that the client has shown are kept")
  func forgetting() {
    for number in 1...50 { _ = send("tap/ts/tcount", number) }
    #expect(session.messages(after: 1).count == 50)
    session.removeMessages(shownIn: 45)
    #expect(session.messages(after: 45).map(\.version) == Array(46...51))
    session.removeMessages(shownIn: 51)
    #expect(session.messages(after: 50).map(\.version) == [51])
    let kept = (1...50).filter { session.messages(after: $0).first?.version == $0 + 1 }
    #expect(!kept.isEmpty && kept.count < 50)
    #expect(session.messages(after: 1).map(\.version) == [51])
  }

  @Test("A dialog is answered once, and events below it are refused meanwhile")
  func dialog() {
    #expect(send("tap/ts/task", 1) == .accepted)
    #expect(send("tap/ts/tcount", 2) == .gone)
    #expect(send("answer/2/0", 2) == .gone && send("answer/1/5", 2) == .malformed)
    #expect(send("answer/1/1", 2) == .accepted && send("answer/1/1", 3) == .gone)
    #expect(model.answers == ["yes"] && model.count == 0)
    #expect(send("tap/ts/tcount", 3) == .accepted)
  }

  @Test("A question does not discard what the user was typing below it")
  func typing() {
    func post(_ event: String, _ number: Int) -> WebAnswer.Outcome {
      session.receive(PostedEvent(WebEvent(event), number: number, screen: 1, version: 1)).outcome
    }
    session.navigator.confirm("Hand in?") {
      model.answers.append("\(model.text), \(model.copies) copies")
    }
    #expect(post("value/ts/ttext//text/typed", 1) == .accepted)
    #expect(post("end/ts/ttext", 2) == .accepted && post("tap/ts/tcount", 3) == .gone)
    #expect(post("value/ts/tcopies//number/12", 3) == .accepted)
    // Without a script, the page below can be used only on purpose.
    #expect(send("value/ts/ttext//text/other", 4) == .gone)
    #expect(post("answer/1/1", 4) == .accepted)
    #expect(model.answers == ["typed, 12 copies"] && model.ends == 1 && model.count == 0)
  }

  @Test("Dialogs are shown in the order in which they were presented")
  func dialogs() {
    let navigator = session.navigator
    navigator.present("First", actions: [])
    navigator.alert("Second")
    let document = session.document(client: "1")
    #expect(document.contains("First") && document.contains("OK") && !document.contains("Second"))
    #expect(send("answer/1/0", 1) == .accepted)
    #expect(session.document(client: "1").contains("Second"))
  }

  @Test("A dialog has a name, its message is its description, and the safe button has the focus")
  func dialogMarkup() throws {
    #expect(send("tap/ts/task", 1) == .accepted)
    let tags = HTMLTag.all(in: session.document(client: "1"))
    let dialog = try #require(tags.first { $0.name == "dialog" })
    #expect(dialog["open"] != nil && dialog["aria-modal"] == "true")
    #expect(tags.filter { $0["id"] == "dialog-1" }.map(\.name) == ["dialog"])
    for (reference, name) in [("aria-labelledby", "h2"), ("aria-describedby", "p")] {
      let element = tags.first { $0["id"] == dialog[reference] }
      #expect(element?.name == name && element?.text.isEmpty == false)
    }
    let focused = tags.filter { $0["autofocus"] != nil }
    #expect(focused.count == 1 && focused[0].classes.contains("cancel"))
  }

  @Test("The page determines color scheme and language")
  func scheme() {
    model.count = 7
    session.top.driver?.flush()
    #expect(session.mainMarkup().text.hasPrefix("<main class=\"page grouped dark "))
    model.count = 8
    session.top.driver?.flush()
    #expect(session.mainMarkup().text.contains(" lang=\"ar\" dir=\"rtl\">"))
    #expect(
      session.document(client: "1").contains("<html lang=\"ar\" dir=\"rtl\">"))
  }

  @Test("A message of the closure that makes the page is sent after the first document")
  func firstToast() async {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      navigator.toast("Welcome")
      return Page(model: model, navigator: navigator)
    }
    let version = session.version
    _ = session.document(client: "1")
    #expect(session.version == version)
    await session.changed(after: version)
    #expect(session.messages(after: version).map { $0.text.contains("\"Welcome\"") } == [true])
    _ = session.document(client: "1")
    await Task.yield()
    #expect(session.version == version + 1)
  }

  @Test("A closed session ignores events")
  func closed() async {
    session.close()
    #expect(send("tap/ts/tcount", 1) == .gone)
    #expect(session.messages(after: 0).isEmpty && session.isClosed)
    await session.changed(after: 1)
    session.navigator.toast("Nobody hears this")
    #expect(model.count == 0)
  }

  @Test("A waiting task is resumed by a change, by the end and by cancellation")
  func waiting() async throws {
    let session = session
    var resumed: [Int] = []
    func wait(_ number: Int, after version: Int) async -> Task<Void, Never> {
      let task = Task {
        await session.changed(after: version)
        resumed.append(number)
      }
      await Task.yield()
      #expect(!resumed.contains(number), "Task \(number) does not wait")
      return task
    }
    // Counts turns of the main actor, because a limit of time would include the wait behind other tests.
    func isResumed(_ number: Int) async -> Bool {
      for _ in 0..<100 where !resumed.contains(number) { await Task.yield() }
      return resumed.contains(number)
    }
    _ = await wait(1, after: 1)
    _ = send("tap/ts/tcount", 1)
    try #require(await isResumed(1))
    let second = await wait(2, after: 2)
    second.cancel()
    try #require(await isResumed(2))
    _ = await wait(3, after: 2)
    session.close()
    try #require(await isResumed(3))
    #expect(resumed == [1, 2, 3])
  }

  @Test("The address of a page that was dropped from the stack remains that of the pages above it")
  func droppedAddress() {
    for _ in 0..<WebSession.screenLimit {
      session.navigator.push(Page(model: model, navigator: session.navigator))
    }
    #expect(session.screens.count == WebSession.screenLimit && session.address == "/page")
  }
}
