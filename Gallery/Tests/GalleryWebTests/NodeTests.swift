// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Nodes")
struct NodeTests {
  /// Returns the form that a button of the page sends without a script.
  private nonisolated static func press(_ session: String) -> String {
    "session=\(session)&screen=1&number=1&event=tap/tall/tcount"
  }

  @Test("Every address of a session names its node, and none contains its secret")
  func addresses() async throws {
    let server = CounterServer { $0.node = "a1" }
    try await server.application.test { client in
      let page = try await client.get("/counter/one?sort=name")
      let session = try #require(page.text.attribute("data-session"))
      let (name, secret) = (session.sessionName, session.drop { $0 != "." }.dropFirst())
      #expect(name.hasPrefix("a1~") && name.count == 15 && secret.count == 32)
      #expect(page.text.attribute("action") == "/counter/one?sort=name&amp;rowhouse=a1")
      #expect(page.text.contains("href=\"/rowhouse/styles/\(name)?"))
      // Documents contain the secret in the token of the session alone.
      let tokens = page.text.components(separatedBy: session).count
      #expect(page.text.components(separatedBy: secret).count == tokens)
      #expect(try await client.get("/rowhouse/styles/\(name)").status == .ok)
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
    }
  }

  @Test("The page of a posted form has the address without the node")
  func forms() async throws {
    let server = CounterServer { $0.node = "a1" }
    try await server.application.test { client in
      let session = try await client.open()
      let page = try await client.post("/counter/one?rowhouse=a1", Self.press(session))
      #expect(page.status == .ok && page.text.contains("Counter &lt;1&gt;"))
      #expect(page.text.attribute("action") == "/counter/one?rowhouse=a1")
      // This node answers in the place of another one.
      let other = try await client.post("/counter/one?rowhouse=b&sort=name", Self.press("b~x.y"))
      #expect(other.text.attribute("action") == "/counter/one?sort=name&amp;rowhouse=a1")
    }
  }

  @Test("Without nodes, an application may use the query item itself")
  func alone() async throws {
    try await CounterServer().application.test { client in
      let page = try await client.get("/counter/one?rowhouse=a1")
      #expect(page.text.attribute("action") == "/counter/one?rowhouse=a1")
      #expect(page.text.attribute("data-session")?.contains("~") == false)
    }
  }

  @Test("A request that reaches another node finds no session")
  func otherNode() async throws {
    let (one, other) = (CounterServer { $0.node = "a" }, CounterServer { $0.node = "b" })
    try await one.application.test { client in
      let session = try await client.open()
      try await other.application.test { client in
        #expect(
          try await client.send("tap/tall/tcount", number: 1, to: session).status == .notFound)
        #expect(
          try await client.get("/rowhouse/styles/\(session.sessionName)").status == .notFound)
        let page = try await client.post("/counter/one?rowhouse=a", Self.press(session))
        #expect(page.status == .notFound && page.text.contains("Counter &lt;0&gt;"))
        #expect(page.text.attribute("data-session")?.hasPrefix("b~") == true)
      }
    }
  }

  @Test(
    "A node that shuts down sends its tabs to the others, and opens no session",
    arguments: ["a", nil])
  func shutdown(node: String?) async throws {
    let server = CounterServer { $0.node = node }
    let router = Router()
    let middleware = ShutdownMiddleware<BasicRequestContext>()
    router.add(middleware: middleware)
    try await server.application(router).test { client in
      let session = try await client.open()
      let field = try #require(HTTPField.Name("Rowhouse-Session"))
      async let stream = client.get(
        "/rowhouse/events/\(session.sessionName)?version=1", [field: session])
      while await server.pages.streamCount == 0 { await Task.yield() }
      #expect(try await client.get("/rowhouse/ready").status == .ok)
      middleware.beginShutdown()
      let text = try await stream.text
      #expect(text == "data: 55000\n\n" + (node == nil ? "" : "data: 0\n\n"))
      #expect(try await client.get("/rowhouse/ready").status == .serviceUnavailable)
      let page = try await client.get("/counter/one")
      #expect(page.status == (node == nil ? .ok : .serviceUnavailable))
      // An event that is in transit is still performed.
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
    }
  }

  @Test("A node that shuts down while it creates a page does not open its session")
  func shutdownInBetween() async throws {
    let server = CounterServer { $0.node = "a" }
    let router = Router()
    let middleware = ShutdownMiddleware<BasicRequestContext>()
    router.add(middleware: middleware)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    router.page("/waiting", on: server.pages) { _ in
      beginning.finish()
      for await _ in gate {}
      return LinkedCounterPage()
    }
    try await server.application(router).test { client in
      async let page = client.get("/waiting")
      for await _ in begun {}
      middleware.beginShutdown()
      opening.finish()
      #expect(try await page.status == .serviceUnavailable)
      #expect(await server.pages.sessionCount == 0)
      let head = try await client.execute(uri: "/counter/one", method: .head)
      #expect(head.status == .serviceUnavailable)
    }
  }

  @Test("A name that a proxy cannot find in an address is a mistake of the caller")
  func wrongName() async {
    for name in ["", "a~b", "a b", "é", String(repeating: "a", count: 33)] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [name = name as String] in
        var configuration = PageServer.Configuration()
        configuration.node = name
        _ = PageServer(configuration: configuration)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("1 to 32 ASCII letters and digits, and not “\(name)”"))
    }
  }
}
