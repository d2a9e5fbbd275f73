// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import Observation
import Rowhouse
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Browsers without a script")
struct FormTests {
  private nonisolated static func form(
    _ session: String, _ event: String, _ number: Int, screen: Int = 1
  )
    -> String
  {
    "session=\(session)&screen=\(screen)&number=\(number)&event=\(event)"
  }

  @Test("A button of the form is carried out, and the answer is the new document")
  func buttons() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let page = try await client.post("/counter/one", Self.form(session, "tap/tall/tcount", 1))
      #expect(page.status == .ok && page.text.contains("Counter &lt;1&gt;"))
      #expect(page.text.attribute("data-session") == session)
      #expect(page.text.contains("name=\"number\" value=\"2\""))
      let dialog = try await client.post("/counter/one", Self.form(session, "tap/tall/task", 2))
      #expect(dialog.text.contains("<dialog") && dialog.text.contains("value=\"answer/1/1\""))
      let below = try await client.post("/counter/one", Self.form(session, "tap/tall/tcount", 3))
      #expect(below.status == .conflict && below.text.contains("The action failed</p>"))
      let done = try await client.post("/counter/one", Self.form(session, "answer/1/1", 3))
      #expect(done.text.contains("Counter &lt;101&gt;") && !done.text.contains("<dialog"))
    }
  }

  @Test("A page submitted twice is answered with the newest document")
  func twice() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      for expected in [HTTPResponse.Status.ok, .conflict] {
        let page = try await client.post("/counter/one", Self.form(session, "tap/tall/tcount", 1))
        #expect(page.status == expected && page.text.contains("Counter &lt;1&gt;"))
        #expect(!page.text.contains("class=\"notice\""))
      }
    }
  }

  @Test("A browser with an ended session gets a new one")
  func gone() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let page = try await client.post("/counter/one", Self.form("gone", "tap/tall/tcount", 1))
      #expect(page.status == .notFound && page.text.contains("Counter &lt;0&gt;"))
      #expect(page.text.contains("The action failed</p>"))
      #expect(page.text.contains("The page was reloaded</p>"))
      let session = try #require(page.text.attribute("data-session"))
      #expect(session != "gone")
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
    }
  }

  @Test("The session of a browser without a script lasts as long as that of a hidden tab")
  func lifetime() async throws {
    let server = CounterServer()
    let lifetime = server.pages.configuration.timing.hiddenLifetime
    try await server.application.test { client in
      let document = try await client.get("/counter/one").text
      let session = try #require(document.attribute("data-session"))
      // A browser requests the style sheets of this element only if it runs no script.
      let noScript = document.components(separatedBy: "noscript>")[1]
      let address = try #require(noScript.components(separatedBy: "href=").last)
        .split(separator: "\"")[0]
      #expect(try await client.get(String(address)).status == .ok)
      for number in 1...2 {
        server.clock.advance(by: lifetime - .seconds(1))
        await server.pages.sweep()
        let form = Self.form(session, "tap/tall/tcount", number)
        #expect(try await client.post("/counter/one", form).status == .ok)
      }
      server.clock.advance(by: lifetime)
      await server.pages.sweep()
      #expect(await server.pages.sessionCount == 0)
      // A form is enough, too.
      let other = try await client.open()
      for number in 1...2 {
        let form = Self.form(other, "tap/tall/tcount", number)
        #expect(try await client.post("/counter/one", form).status == .ok)
        server.clock.advance(by: .seconds(61))
        await server.pages.sweep()
      }
    }
  }

  @Test("A number to which no script counts is refused")
  func number() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      for number in [Int.max, 1 << 53] {
        let form = Self.form(session, "tap/tall/tcount", number)
        #expect(try await client.post("/counter/one", form).status == .badRequest)
        let answer = try await client.send("tap/tall/tcount", number: number, to: session)
        #expect(answer.status == .badRequest)
      }
      let form = Self.form(session, "tap/tall/tcount", 1 << 53 - 1)
      #expect(try await client.post("/counter/one", form).text.contains("Counter &lt;1&gt;"))
    }
  }

  @Test("After an event that ends its own session, the browser loads the page again")
  func ending() async throws {
    struct EndingPage: TablePage {
      let pages: PageServer
      var title: String { "End" }
      var sections: [TableSection] {
        TableSection {
          Row("End", id: "end").onSelect { pages.close() }
          FieldRow("Name", text: "") { _ in pages.close() }.id("name")
        }
        .id("all")
      }
    }
    let router = Router()
    let server = CounterServer()
    router.page("/end", on: server.pages) { [pages = server.pages] _ in EndingPage(pages: pages) }
    try await server.application(router).test { client in
      for (event, field) in [("tap/tall/tend", ""), ("fields", "&value/tall/tname//text/0=x")] {
        let session = try await client.open("/end")
        let answer = try await client.post("/end?from=a", Self.form(session, event, 1) + field)
        #expect(answer.status == .seeOther && answer.headers[.location] == "/end?from=a")
        #expect(await server.pages.sessionCount == 0)
        let page = try await client.get("/end")
        #expect(page.status == .ok && !page.text.contains("class=\"notice\""))
        let next = try #require(page.text.attribute("data-session"))
        #expect(next != session && page.text.contains("data-key=\"tend\""))
      }
      let session = try await client.open("/end")
      #expect(try await client.send("tap/tall/tend", number: 1, to: session).status == .ok)
      #expect(try await client.send("tap/tall/tend", number: 2, to: session).status == .notFound)
    }
  }

  @MainActor
  final class Login {
    private(set) var isValid = true

    func end() { isValid = false }
  }

  /// A middleware that admits only a user who is signed in.
  struct SignedIn: RouterMiddleware {
    let login: Login

    @concurrent
    func handle(
      _ request: Request, context: BasicRequestContext,
      next: @concurrent (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
      guard await login.isValid else { return .redirect(to: "/login") }
      return try await next(request, context)
    }
  }

  @Test("A user who signs out with a form does not see the page again")
  func signOut() async throws {
    struct AccountPage: TablePage {
      let login: Login
      let pages: PageServer
      var title: String { "Account of Ada" }
      var sections: [TableSection] {
        TableSection {
          Row("Sign out", id: "out").onSelect {
            login.end()
            pages.closeSessions(of: "ada")
          }
        }
        .id("all")
      }
    }
    let login = Login()
    let router = Router()
    let server = CounterServer { $0.client = { _, _ in "ada" } }
    router.group().add(middleware: SignedIn(login: login))
      .page("/account", on: server.pages) { [pages = server.pages] _ in
        AccountPage(login: login, pages: pages)
      }
    try await server.application(router).test { client in
      let session = try await client.open("/account")
      let answer = try await client.post("/account", Self.form(session, "tap/tall/tout", 1))
      #expect(answer.status == .seeOther && answer.headers[.location] == "/account")
      #expect(!answer.text.contains("Ada"))
      #expect(await server.pages.sessionCount == 0)
      #expect(try await client.get("/account").headers[.location] == "/login")
    }
  }

  @MainActor
  @Observable
  final class Draft {
    var state = "Unsaved"
    @ObservationIgnored let saving = AsyncStream.makeStream(of: Void.self)
    @ObservationIgnored let saved = AsyncStream.makeStream(of: Void.self)

    func save() async {
      state = "Saving"
      for await _ in saving.stream {}
      state = "Saved"
      saved.continuation.finish()
    }
  }

  private struct DraftPage: TablePage {
    let draft: Draft
    var title: String { "Draft" }
    var sections: [TableSection] {
      TableSection {
        Row("Save", id: "save").value(draft.state).onSelect { Task { await draft.save() } }
      }
      .id("all")
    }
  }

  @Test("The answer to a form has a button that shows what a task has changed in the meantime")
  func tasks() async throws {
    let draft = Draft()
    let router = Router()
    let server = CounterServer()
    router.page("/draft", on: server.pages) { _ in DraftPage(draft: draft) }
    try await server.application(router).test { client in
      let first = try await client.get("/draft").text
      #expect(!first.contains("class=\"reload\""))
      let session = try #require(first.attribute("data-session"))
      let answer = try await client.post("/draft", Self.form(session, "tap/tall/tsave", 1)).text
      #expect(answer.contains("value=\"fields\" class=\"reload\"") && !answer.contains("Saved"))
      draft.saving.continuation.finish()
      for await _ in draft.saved.stream {}
      let next = try await client.post("/draft", Self.form(session, "fields", 2))
      #expect(next.status == .ok && next.text.contains("Saved"))
    }
  }

  @Test("A page with an address is shown at its address")
  func linked() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let message = try await client.send("tap/tall/tlinked", number: 1, to: session)
      #expect(
        message.text.contains("\"path\":\"/linked\"") && message.text.contains("\"screen\":2"))
      let page = try await client.post("/counter/one", Self.form(session, "jump", 2, screen: 2))
      #expect(page.status == .badRequest)
      let same = try await client.post("/counter/one", Self.form(session, "tap/a/b", 2, screen: 2))
      #expect(same.text.attribute("action") == "/linked")
      let back = try await client.send("back", number: 2, screen: 2, after: 2, to: session)
      #expect(back.text.contains("\"path\":\"/counter/one\""))
    }
  }

  @Test("The session of a deep stack stays small")
  func deep() async throws {
    let server = CounterServer { $0.limits.eventBurst = 1_000 }
    try await server.application.test { client in
      let session = try await client.open()
      for screen in 1...200 {
        let event = "tap/tall/tdeeper"
        let answer = try await client.send(event, number: screen, screen: screen, to: session)
        #expect(answer.status == .ok)
      }
      var pops = 0
      for number in 201...400 {
        let answer = try await client.send("back", number: number, screen: 201 - pops, to: session)
        if answer.status != .ok { break }
        pops += 1
      }
      #expect(pops == 63)
    }
  }
}
