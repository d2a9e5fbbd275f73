// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Rowhouse
import RowhouseHummingbird
import RowhouseWeb
import Testing

@MainActor
@Suite("Pages and their files")
struct PageRouteTests {
  @Test("A page is a whole document with all headers")
  func document() async throws {
    try await CounterServer().application.test { client in
      let page = try await client.get("/counter/one?x=%22")
      #expect(page.status == .ok)
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
      #expect(page.headers[.cacheControl] == "no-store")
      #expect(page.headers[.xContentTypeOptions] == "nosniff")
      #expect(page.headers[HTTPField.Name("Referrer-Policy")!] == "same-origin")
      let policy = page.headers[.contentSecurityPolicy] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("unsafe"))
      #expect(page.text.contains("<title>Counter &lt;0&gt;</title>"))
      #expect(page.text.attribute("action") == "/counter/one?x=%22")
      #expect(page.text.attribute("data-session")?.count == 45)
    }
  }

  @Test("Forms are sent to this server, with any beginning of the path")
  func action() async throws {
    try await CounterServer().application.test { client in
      let page = try await client.get("//counter//one")
      #expect(page.text.attribute("action") == "/counter//one")
    }
  }

  @Test("An address of IPv6 has brackets before a port")
  func authority() {
    #expect(PageServer.authority(host: "::1", port: 80) == "[::1]:80")
    #expect(PageServer.authority(host: "localhost", port: 8_080) == "localhost:8080")
  }

  @Test("A page may refuse a request")
  func refusing() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let answer = try await client.get("/counter/none")
      #expect(answer.status == .notFound)
    }
    #expect(server.pages.sessionCount == 0)
  }

  private struct NamePage: TablePage {
    let title: String
    var sections: [TableSection] { [] }
  }

  @Test(
    "The parameters of a route are not percent-encoded",
    arguments: [
      ("M%C3%BCnchen", "München"), ("A%2FB%3F%23%25", "A/B?#%"), ("a+b", "a+b"), ("%FF", "%FF"),
      ("%", "%"),
    ])
  func parameters(path: String, name: String) async throws {
    let router = Router()
    let server = CounterServer()
    router.page("/cities/:name", on: server.pages) { context in
      NamePage(title: "[\(try context.parameters.require("name"))]")
    }
    router.page("/files/**", on: server.pages) { context in
      NamePage(title: "[\(context.parameters.getCatchAll().joined(separator: " "))]")
    }
    try await server.application(router).test { client in
      #expect(try await client.get("/cities/\(path)").text.contains("<title>[\(name)]</title>"))
      let files = try await client.get("/files/a%2Fb/\(path)").text
      #expect(files.contains("<title>[a%2Fb \(path)]</title>"))
    }
  }

  @Test("A route waits for the data of its page, and its requests to the navigator wait, too")
  func waiting() async throws {
    let router = Router()
    let server = CounterServer()
    router.page("/waiting", on: server.pages) { context in
      context.navigator.push(NamePage(title: "Above"))
      await Task.yield()
      return NamePage(title: "Loaded \(context.session)")
    }
    try await server.application(router).test { client in
      #expect(try await client.execute(uri: "/waiting", method: .head).status == .ok)
      let page = try await client.get("/waiting")
      #expect(page.text.contains("<title>Above</title>") && page.text.contains("Loaded 1"))
      let session = try #require(page.text.attribute("data-session"))
      let back = try await client.send("back", number: 1, screen: 2, after: 2, to: session)
      #expect(back.text.contains("Loaded 1"))
    }
  }

  @Test("A page that is created while its client signs out is not shown")
  func signingOut() async throws {
    let router = Router()
    let server = CounterServer { $0.client = { _, _ in "ada" } }
    router.page("/waiting", on: server.pages) { [pages = server.pages] context in
      if context.session == 1 { pages.closeSessions(of: "ada") }
      return NamePage(title: "Loaded")
    }
    try await server.application(router).test { client in
      let page = try await client.get("/waiting")
      #expect(page.status == .serviceUnavailable)
      #expect(await server.pages.sessionCount == 0)
      #expect(try await client.get("/waiting").status == .ok)
    }
  }

  @Test("A language tag that is too long is left out")
  func languages() async throws {
    let router = Router()
    let server = CounterServer()
    router.page("/languages", on: server.pages) { context in
      NamePage(title: "[" + context.languages.joined(separator: " ") + "]")
    }
    try await server.application(router).test { client in
      let longest = "de" + String(repeating: "-abcdefgh", count: 3) + "-abcde"
      #expect(longest.utf8.count == 35)
      for (header, shown) in [
        ("\(longest)x, fr", "fr"), ("\(longest), fr", "\(longest) fr"),
        ("de" + String(repeating: "-a", count: 30_000) + ", fr", "fr"),
      ] {
        let page = try await client.get("/languages", [.acceptLanguage: header])
        #expect(page.text.contains("[\(shown)]"))
      }
    }
  }

  @Test("HEAD has the headers of GET, and opens no session")
  func head() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let page = try await client.execute(uri: "/counter/one", method: .head)
      #expect(page.status == .ok && page.headers[.contentType] == "text/html; charset=utf-8")
      #expect(page.headers[.cacheControl] == "no-store" && page.body.readableBytes == 0)
      #expect(try await client.execute(uri: "/counter/none", method: .head).status == .notFound)
      #expect(await server.pages.sessionCount == 0)
      let file = try await client.execute(uri: "/rowhouse/old/page.css", method: .head)
      #expect(file.headers[.contentType] == "text/css; charset=utf-8")
      #expect(file.body.readableBytes == 0)
    }
  }

  @Test(
    "No answer to HEAD has a body, so that the connection can be used again",
    .timeLimit(.minutes(20)),
    arguments: [
      "/counter/one", "/broken", "/refused", "/rowhouse/events/x", "/rowhouse/styles/x",
      "/rowhouse/health",
    ])
  func headBodies(path: String) async throws {
    struct BrokenModel: Error {}
    let server = CounterServer()
    let router = Router()
    router.page("/broken", on: server.pages) { _ in throw BrokenModel() }
    router.page("/refused", on: server.pages) { _ in
      throw HTTPError(.notFound, message: "There is no such page.")
    }
    try await server.application(router).test { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.say(
        "HEAD \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
          + "GET /rowhouse/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let answers = await connection.read(until: "running\n")
      #expect(answers.contains("\r\n\r\nHTTP/1.1 200 OK"), "\(answers)")
      await connection.close()
    }
  }

  @Test("An unsupported method is refused with the list of allowed ones")
  func methods() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      for (path, method, allowed) in [
        ("events/\(session)", HTTPRequest.Method.put, "GET, POST"),
        ("events/\(session)", .head, "GET, POST"), ("events/\(session)/hidden", .get, "POST"),
        ("styles/\(session)", .delete, "GET, HEAD"), ("images/named/a", .post, "GET, HEAD"),
        ("old/client.js", .options, "GET, HEAD"),
      ] {
        let answer = try await client.execute(uri: "/rowhouse/\(path)", method: method)
        #expect(answer.status == .methodNotAllowed && answer.headers[.allow] == allowed, "\(path)")
      }
    }
  }

  @Test("The client's files are cached forever under their version, and missing under another")
  func files() async throws {
    try await CounterServer().application.test { client in
      let page = try await client.get("/counter/one").text
      let script = try #require(page.attribute("src"))
      let file = try await client.get(script)
      #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(file.headers[.contentType] == "text/javascript; charset=utf-8")
      #expect(Array(buffer: file.body) == WebClient.file(named: "client.js")?.bytes)
      let old = try await client.get("/rowhouse/old/page.css")
      #expect(old.headers[.cacheControl] == "no-store")
      #expect(Array(buffer: old.body) == WebClient.file(named: "page.css")?.bytes)
      for name in ["client.js", "renewal.js", "strays.js"] {
        let module = try await client.get("/rowhouse/old/\(name)")
        #expect(module.headers[.cacheControl] == "no-store")
        #expect(Array(buffer: module.body) == WebClient.file(named: "documents.js")?.bytes)
      }
    }
  }

  @Test("The styles of a session are those of its document")
  func styles() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let styles = try await client.get("/rowhouse/styles/\(session.sessionName)?1")
      #expect(styles.headers[.contentType] == "text/css; charset=utf-8")
      #expect(styles.text.contains("\n.s1{"))
      #expect(try await client.get("/rowhouse/styles/another").status == .notFound)
    }
  }

  @Test("Each load opens its own session")
  func sessions() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let first = try await client.open()
      let second = try await client.open()
      #expect(first != second)
      #expect(try await client.send("tap/tall/tcount", number: 1, to: first).status == .ok)
    }
    #expect(server.counters.map(\.count) == [1, 0])
  }
}
