// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Middleware that holds back responses")
struct HeldBackTests {
  @Test("A stream through such a middleware ends after each message", .timeLimit(.minutes(20)))
  func messages() async throws {
    let server = CounterServer()
    let log = LogRecorder()
    let router = Router()
    router.add(middleware: HoldingMiddleware())
    try await server.application(router, logger: log.logger).test { client in
      let session = try await client.open()
      let field = try #require(HTTPField.Name("Rowhouse-Session"))
      for version in 1...2 {
        async let stream = client.get(
          "/rowhouse/events/\(session.sessionName)?version=\(version)", [field: session])
        while await server.pages.streamCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let form = "session=\(session)&screen=1&number=\(version)&event=tap/tall/tcount"
        _ = try await client.post("/rowhouse/events/\(session.sessionName)", form)
        #expect(try await stream.text.hasPrefix("data: {\"version\":\(version + 1),"))
        while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
      }
    }
    let warnings = log.lines.filter { $0.level == .warning }
    #expect(warnings.count == 1 && warnings[0].text.contains("HoldingWriter"))
  }

  @Test(
    "A silent stream through such a middleware ends with its heartbeat", .timeLimit(.minutes(20)))
  func heartbeat() async throws {
    let server = CounterServer()
    let router = Router()
    router.add(middleware: HoldingMiddleware())
    try await server.application(router).test { client in
      let session = try await client.open()
      let field = try #require(HTTPField.Name("Rowhouse-Session"))
      async let stream = client.get(
        "/rowhouse/events/\(session.sessionName)?version=1", [field: session])
      while await server.pages.streamCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
      server.clock.advance(by: .seconds(15))
      await server.pages.sweep()
      #expect(try await stream.text == "data: 55000\n\n")
    }
  }
}
