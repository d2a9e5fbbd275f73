// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@Suite("The messages of a stack of pages")
@MainActor
struct StackTests {
  private let model = Model()

  private func session() -> WebSession {
    let session = WebSession(token: "token", path: "/", language: "de", diagnostics: .silent) { _ in
      NamedPage(model: model, asksWhenShown: false)
    }
    _ = session.document(client: "1")
    return session
  }

  @Test("The back button has the title of the page below, also when the title changes")
  func wayBack() {
    let session = session()
    session.navigator.push(ListPage("Top", ["row"]))
    let known = session.version
    model.title = "Renamed"
    session.screens[0].driver?.flush()
    let messages = session.messages(after: known)
    #expect(messages.count == 1 && messages[0].text.contains("Zurück: Renamed"))
    #expect(messages.first?.text.contains("\"page\"") == false)
  }

  @Test(
    "The action of the form is the address of the page, with the node",
    arguments: [
      ("/", "/?rowhouse=a"), ("/list?sort=name", "/list?sort=name&amp;rowhouse=a"),
      ("/list#row", "/list?rowhouse=a#row"), ("/list?x#y?z#", "/list?x&amp;rowhouse=a#y?z#"),
    ])
  func node(path: String, action: String) {
    let session = WebSession(token: "a~t", node: "a", path: path, diagnostics: .silent) { _ in
      ListPage("Top", ["row"])
    }
    #expect(session.document(client: "1").contains("action=\"\(action)\""))
  }

  @Test("A page that changes while it is pushed is sent once, as a whole")
  func changeWhilePushed() {
    let session = session()
    let known = session.version
    session.navigator.push(NamedPage(model: model, asksWhenShown: true))
    let messages = session.messages(after: known)
    #expect(messages.count == 1)
    #expect(messages.first?.text.contains("\"screen\":2") == true)
    #expect(messages.first?.text.contains("Shown") == true)
  }

  @Test("The language of the document is sent with the page, and when it changes")
  func language() {
    let session = session()
    model.language = "ar"
    session.top.driver?.flush()
    #expect(
      session.messages(after: session.version - 1)[0].text.contains(
        "lang=\\\"ar\\\" dir=\\\"rtl\\\"")
    )
    session.navigator.push(ListPage("Top", ["row"]))
    #expect(
      session.messages(after: session.version - 1)[0].text.contains(
        "lang=\\\"de\\\" dir=\\\"ltr\\\"")
    )
  }

  @Test(
    "A page that the route pushes has the address of the document, and the page below its own",
    arguments: [(true, "/notes"), (false, "/notes/3?sort=date")])
  func pushedByRoute(hasAddress: Bool, addressBelow: String) {
    let session = WebSession(token: "token", path: "/notes/3?sort=date", diagnostics: .silent) {
      navigator in
      navigator.push(hasAddress ? LinkedNote(path: "/notes/3") : ListPage("Note", ["row"]))
      return LinkedNote(path: "/notes")
    }
    let document = session.document(client: "1")
    #expect(document.contains("data-screen=\"2\""))
    #expect(document.contains("action=\"\(hasAddress ? "/notes/3" : addressBelow)\""))
    session.navigator.pop()
    #expect(session.address == addressBelow)
    // The address of the document shows the page above.
    let kind = hasAddress ? "path" : "address"
    #expect(
      session.messages(after: session.version - 1)[0].text.contains(
        "\"\(kind)\":\"\(addressBelow)\""))
    #expect(hasLowerField(session) == !hasAddress)
  }

  @Test("A page without an address below one of the route does not have that of the document")
  func addressOfOtherPage() {
    let session = WebSession(token: "token", path: "/settings?staff", diagnostics: .silent) {
      navigator in
      navigator.push(LinkedNote(path: "/staff"))
      return ListPage("Settings", ["row"])
    }
    #expect(!hasLowerField(session) && session.address == "/staff")
    session.navigator.pop()
    #expect(hasLowerField(session) && session.address == "/settings?staff")
  }

  /// Returns true if the address of the form shows another page than that of the form.
  private func hasLowerField(_ session: WebSession) -> Bool {
    session.document(client: "1").contains("name=\"lower\"")
  }

  @Test("The first page without an address does not have that of the page that it replaces")
  func replacementOfFirst() {
    let session = session()
    session.navigator.replace(with: ListPage("Other", ["row"]))
    #expect(hasLowerField(session) && session.address == "/")
    let message = session.messages(after: session.version - 1)[0].text
    #expect(message.contains("\"address\":\"/\"") && !message.contains("\"path\""))
    session.navigator.replace(with: ListPage("Another", ["row"]))
    #expect(hasLowerField(session) && session.address == "/")
    session.navigator.push(LinkedNote(path: "/notes"))
    #expect(!hasLowerField(session) && session.address == "/notes")
    session.navigator.pop()
    #expect(hasLowerField(session) && session.address == "/")
    session.navigator.replace(with: LinkedNote(path: "/notes"))
    #expect(!hasLowerField(session) && session.address == "/notes")
  }

  @Test("Several pages are left in one message, but not the first one", arguments: 1...4)
  func severalPages(count: Int) {
    let session = session()
    for name in ["A", "B"] { session.navigator.push(ListPage(name, ["row"])) }
    let known = session.version
    session.navigator.pop(count)
    let messages = session.messages(after: known)
    #expect(messages.count == 1)
    let screen = max(3 - count, 1)
    #expect(messages.first?.text.contains("\"screen\":\(screen)") == true)
    #expect(session.top.number == screen)
  }

  private func goBack(_ session: WebSession) -> WebAnswer.Outcome {
    session.receive("back", number: session.nextEvent, screen: session.top.number)
  }

  @Test("Back cancels the open dialogs, and leaves one page even if one of their actions does so")
  func backWithNotice() {
    let session = session()
    for name in ["A", "B"] { session.navigator.push(ListPage(name, ["row"])) }
    session.navigator.alert("Gone") { session.navigator.pop() }
    #expect(goBack(session) == .accepted)
    #expect(session.screens.map { $0.page?.title } == ["Below", "A"])
    session.navigator.alert("Moved") { session.navigator.replace(with: ListPage("C", ["row"])) }
    #expect(goBack(session) == .accepted)
    #expect(session.screens.map { $0.page?.title } == ["Below", "C"])
    session.navigator.alert("Saved")
    #expect(goBack(session) == .accepted)
    #expect(session.screens.map { $0.page?.title } == ["Below"] && session.dialogs.isEmpty)
  }

  @Test("A dialog that the action of a canceled dialog presents is shown")
  func backWithNextDialog() {
    let session = session()
    session.navigator.push(ListPage("A", ["row"]))
    var answers = 0
    session.navigator.alert("Saved") { session.navigator.alert("Sent") { answers += 1 } }
    let known = session.version
    #expect(goBack(session) == .accepted)
    #expect(session.screens.count == 1 && session.dialogs.map(\.title) == ["Sent"])
    #expect(session.messages(after: known).last?.text.contains("Sent") == true)
    #expect(
      session.receive("answer/2", number: session.nextEvent, screen: session.top.number)
        == .accepted)
    #expect(answers == 1 && session.dialogs.isEmpty)
  }

  @Test("A page takes the place of another one, and has an address to show even if it is the first")
  func replacement() {
    let session = session()
    let known = session.version
    session.navigator.replace(with: LinkedNote(path: "/notes"))
    #expect(session.address == "/notes")
    session.navigator.replace(with: ListPage("Other", ["row"]))
    #expect(session.address == "/notes")
    session.navigator.push(LinkedNote(path: "/notes/3"))
    session.navigator.replace(with: ListPage("Note", ["row"]))
    #expect(session.address == "/notes")
    let texts = session.messages(after: known).map(\.text)
    let numbers = texts.map { text in (1...9).filter { text.contains("\"lower\":\($0)") } }
    #expect(numbers == [[], [], [3], [3]])
    // The page has no address, and the browser must not keep that of the page before it.
    #expect(texts[3].contains("\"address\":\"/notes\"") && !texts[3].contains("\"path\""))
    #expect(session.screens.map { $0.page?.title } == ["Other", "Note"])
  }

  /// A page whose field replaces or leaves it.
  private struct FilterPage: TablePage {
    let filter: @MainActor (Navigator) -> Void
    let title = "All"
    var sections: [TableSection] {
      TableSection {
        FieldRow("Filter", text: "") { _ in filter(navigator) }.id("filter")
        Row("Ticket", id: "ticket").onSelect { navigator.push(ListPage("Ticket", ["row"])) }
        Row("Replace", id: "replace").onSelect { [navigator] in Task { filter(navigator) } }
      }
      .id("s")
    }
  }

  private func filterSession(_ filter: @escaping @MainActor (Navigator) -> Void) -> WebSession {
    let session = session()
    session.navigator.push(FilterPage(filter: filter))
    return session
  }

  private func titles(_ session: WebSession) -> [String?] { session.screens.map { $0.page?.title } }

  @Test("A click that leaves a field presses the row that the user saw before")
  func pressAfterText() {
    let filters: [(@MainActor (Navigator) -> Void, [String])] = [
      ({ $0.replace(with: ListPage("Found", ["row"])) }, ["Below", "Found"]),
      ({ $0.push(ListPage("Found", ["row"])) }, ["Below", "All", "Found"]),
      ({ $0.pop() }, ["Below"]),
    ]
    for (filter, found) in filters {
      let session = filterSession(filter)
      weak let left = session.top
      let text = "value/ts/tfilter//text/printer"
      #expect(session.receive(text, number: 1, screen: 2) == .accepted && titles(session) == found)
      #expect(session.receive("tap/ts/tticket", number: 2, screen: 2) == .accepted)
      #expect(titles(session) == found + ["Ticket"])
      #expect(session.receive("tap/ts/tticket", number: 9, screen: 2) == .gone)
      #expect((left == nil) == (found.count < 3))
    }
  }

  @Test("Another event ends the page that typed text has replaced")
  func pressAfterOthers() {
    let session = filterSession { $0.replace(with: ListPage("Found", ["row"])) }
    weak let left = session.top
    #expect(session.receive("value/ts/tfilter//text/a", number: 1, screen: 2) == .accepted)
    #expect(session.receive("back", number: 2, screen: 3) == .accepted)
    #expect(session.receive("tap/ts/tticket", number: 3, screen: 2) == .gone)
    #expect(left == nil && titles(session) == ["Below"])
  }

  @Test("A task replaces its own page, once the user has returned to it")
  func replacementBelow() async {
    let session = filterSession { $0.replace(with: ListPage("Found", ["row"])) }
    #expect(session.receive("tap/ts/treplace", number: 1, screen: 2) == .accepted)
    #expect(session.receive("tap/ts/tticket", number: 2, screen: 2) == .accepted)
    for _ in 0..<10 { await Task.yield() }
    #expect(titles(session) == ["Below", "All", "Ticket"])
    #expect(goBack(session) == .accepted)
    #expect(titles(session) == ["Below", "Found"])
  }

  @Test("A client that has missed a replacement receives the number of the page below")
  func missedReplacement() {
    let session = session()
    session.navigator.push(ListPage("Lower", ["row"]))
    session.navigator.push(ListPage("Top", ["row"]))
    let row = String(repeating: "x", count: WebSession.messageLimit / 2)
    for count in 1...3 {
      session.navigator.replace(with: ListPage("Large \(count)", [row]))
    }
    let messages = session.messages(after: 1)
    #expect(messages.count == 1 && messages[0].text.contains("\"rules\""))
    #expect(messages[0].text.contains("\"lower\":2"))
  }

  private struct LinkedNote: LinkedPage {
    let path: String
    let title = "Note"
    var sections: [TableSection] { TableSection { Row("row") } }
  }

  @MainActor
  @Observable
  final class Model {
    var title = "Below"
    var language: String?
  }

  private struct NamedPage: TablePage {
    let model: Model
    let asksWhenShown: Bool

    var title: String { model.title }
    var language: String? { model.language }
    var sections: [TableSection] {
      TableSection {
        if asksWhenShown {
          Row(model.title, id: "row").onWillDisplay { model.title = "Shown" }
        }
      }
    }
  }
}
