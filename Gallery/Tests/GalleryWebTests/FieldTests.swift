// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Rowhouse
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Fields over the router")
struct FieldTests {
  private nonisolated static func form(
    _ session: String, _ event: String, _ number: Int, _ fields: [String] = []
  ) -> String {
    (["session=\(session)", "screen=1", "number=\(number)", "event=\(event)"] + fields)
      .joined(separator: "&")
  }

  /// Returns the name of a field in a form.
  private nonisolated static func name(_ label: String, in page: String) throws -> String {
    let tags = page.split(separator: "<").map { String($0) }
    let tag = try #require(tags.first { $0.contains("aria-label=\"\(label)\"") })
    let name = try #require(tag.attribute("name"))
    return name.replacing("/", with: "%2F")
  }

  @Test("Typed text is reported, and the answer contains the model's text")
  func typed() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let event = "value/tall/tname//text/ada+%2526+grace"
      let answer = try await client.send(event, number: 1, to: session)
      #expect(answer.status == .ok && answer.text.contains("ADA &amp; GRACE"))
      let refused = try await client.send("value/tall/tname//text/a%250Ab", number: 2, to: session)
      #expect(refused.status == .conflict)
      let wrong = try await client.send("value/tall/tname//text/%25FF", number: 2, to: session)
      #expect(wrong.status == .badRequest)
    }
    #expect(server.counters[0].name == "ADA & GRACE")
  }

  @Test("Text typed into the form of a session that has ended is in its field again")
  func ended() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let name = try Self.name("Name", in: try await client.get("/counter/one").text)
      let form = Self.form("gone", "tap/tall/tcount", 7, ["\(name)=ada"])
      let page = try await client.post("/counter/one", form)
      #expect(page.status == .notFound && page.text.contains("value=\"ada\""))
      // The form of a page without an address is sent to the page below, which may have a field of that name.
      let lower = try await client.post("/counter/one", "\(form)&lower=")
      #expect(!lower.text.contains("value=\"ada\""))
      let session = try #require(page.text.attribute("data-session"))
      let next = try await client.post(
        "/counter/one", Self.form(session, "tap/tall/tcount", 1, ["\(name)=ada"]))
      #expect(next.status == .ok && next.text.contains("value=\"ADA\""))
    }
    #expect(server.counters.map(\.name) == ["", "ADA", ""])
  }

  @Test("Text typed on a page that has replaced the first one is in no field of that page")
  func replaced() async throws {
    let (pages, router) = (PageServer(), Router())
    router.page("/signup", on: pages) { _ in SignUpPage(step: 1) }
    pages.addRoutes(to: router)
    try await Application(router: router).test { client in
      let first = try await client.get("/signup").text
      let session = try #require(first.attribute("data-session"))
      let next = try await client.post("/signup", Self.form(session, "tap/tall/tnext", 1)).text
      #expect(next.contains("Step 2") && next.attribute("data-screen") == "2")
      // Both pages have a field with this name.
      let name = try Self.name("Answer", in: next)
      #expect(try Self.name("Answer", in: first) == name)
      let fields = (next.contains("name=\"lower\"") ? ["lower="] : []) + ["\(name)=ada"]
      let form = Self.form("gone", "fields", 2, fields).replacing("screen=1", with: "screen=2")
      let page = try await client.post("/signup", form)
      #expect(page.status == .notFound && page.text.contains("Step 1"))
      #expect(!page.text.contains("value=\"ada\"") && page.text.contains("ada</textarea>"))
    }
  }

  private struct SignUpPage: TablePage {
    let step: Int
    var title: String { "Step \(step)" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Answer", text: "") { _ in }.id("answer")
        Row("Next", id: "next").onSelect { navigator.replace(with: SignUpPage(step: step + 1)) }
      }
      .id("all")
    }
  }

  @Test("The form of a page without an address has the field `lower`")
  func lower() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let page = try await client.post("/counter/one", Self.form(session, "tap/tall/tdeeper", 1))
      #expect(page.text.contains("name=\"lower\""))
      let form = Self.form(session, "back", 2).replacing("screen=1", with: "screen=2")
      #expect(try await client.post("/counter/one", form).text.contains("name=\"lower\"") == false)
    }
  }

  @Test("A form without a script submits typed text, before its button")
  func form() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let first = try await client.get("/counter/one").text
      let session = try #require(first.attribute("data-session"))
      let (name, note) = (try Self.name("Name", in: first), try Self.name("Note", in: first))
      let fields = ["\(name)=ada+%3Cb%3E", "\(note)="]
      let page = try await client.post(
        "/counter/one", Self.form(session, "tap/tall/tcount", 1, fields))
      #expect(page.status == .ok && page.text.contains("Counter &lt;1&gt;"))
      #expect(page.text.contains("value=\"ADA &lt;B&gt;\""))
      // Line breaks are CRLF.
      let lines = "\(try Self.name("Note", in: page.text))=one%0D%0A%0D%0Atwo"
      let next = try await client.post("/counter/one", Self.form(session, "fields", 2, [lines]))
      #expect(next.status == .ok && next.text.contains(">\none\n\ntwo</textarea>"))
      let untouched = "\(try Self.name("Note", in: next.text))=one%0D%0A%0D%0Atwo"
      let same = try await client.post("/counter/one", Self.form(session, "fields", 3, [untouched]))
      #expect(
        same.status == .ok
          && same.text.attribute("data-version") == next.text.attribute("data-version"))
    }
    #expect(server.counters[0].name == "ADA <B>" && server.counters[0].note == "one\n\ntwo")
  }

  @Test("Fields of a refused form are not reported")
  func refused() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let first = try await client.get("/counter/one").text
      let session = try #require(first.attribute("data-session"))
      let name = try Self.name("Name", in: first)
      let typed = ["\(name)=ada"]
      for (event, status) in [
        ("tap/tall/tgone", HTTPResponse.Status.conflict), ("jump", .badRequest),
      ] {
        let page = try await client.post("/counter/one", Self.form(session, event, 1, typed))
        #expect(page.status == status, "\(event)")
        // The user must not type it again.
        #expect(page.text.contains("value=\"ada\"") == (status == .conflict), "\(event)")
      }
      // A form with a repeated name is malformed.
      let twice = try await client.post(
        "/counter/one", Self.form(session, "fields", 1, typed + typed))
      #expect(twice.status == .badRequest)
      let large = ["\(name)=" + String(repeating: "x", count: 2 * 1_048_576)]
      let page = try await client.post("/counter/one", Self.form(session, "fields", 1, large))
      #expect(page.status == .contentTooLarge)
    }
    #expect(server.counters[0].name == "")
  }

  @Test("The longest text of a field fits into an event")
  func longest() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      // The script escapes the text, and its form escapes the result again.
      let text = String(repeating: "%25E5%25AD%2597", count: 50_000)
      let event = "value%2Ftall%2Ftnote%2F%2Ftext%2F\(text)"
      let answer = try await client.send(event, number: 1, to: session)
      #expect(answer.status == .ok)
    }
    #expect(server.counters[0].note == String(repeating: "字", count: 50_000))
  }

  @Test("The longest texts of several fields fit into a form without a script")
  func longestForm() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let page = try await client.get("/counter/one").text
      let session = try #require(page.attribute("data-session"))
      let fields = try [("Name", 4_000), ("Note", 50_000)].map { name, count in
        "\(try Self.name(name, in: page))=\(String(repeating: "%E8%AA%9E", count: count))"
      }
      let answer = try await client.post("/counter/one", Self.form(session, "fields", 1, fields))
      #expect(answer.status == .ok)
    }
    #expect(server.counters[0].name == String(repeating: "語", count: 4_000))
    #expect(server.counters[0].note == String(repeating: "語", count: 50_000))
  }
}
