// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Middleware that holds back responses")
struct HeldBackTests {
  @Test("A stream through such a middleware ends after each message", .timeLimit(.minutes(1)))
  func messages() async throws {
    let server = CounterServer()
    let log = LogRecorder()
    let router = Router()
    router.add(middleware: HoldingMiddleware())
    try await server.application(router, logger: log.logger).test(.live) { client in
      let session = try await client.open()
      for version in 1...2 {
        // The client of the tests has one connection, on which events would wait for the end of the stream.
        let stream = try await RawConnection(port: #require(client.port))
        try await stream.say(
          "GET /rowhouse/events/\(session.sessionName)?version=\(version) HTTP/1.1\r\n"
            + "Host: localhost\r\nRowhouse-Session: \(session)\r\n\r\n")
        while await server.pages.streamCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let form = "session=\(session)&screen=1&number=\(version)&event=tap/tall/tcount"
        _ = try await client.post("/rowhouse/events/\(session.sessionName)", form)
        let text = await stream.read(until: "\r\n0\r\n\r\n")
        #expect(text.contains("data: {\"version\":\(version + 1),"))
        await stream.close()
        while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
      }
    }
    let warnings = log.lines.filter { $0.level == .warning }
    #expect(warnings.count == 1 && warnings[0].text.contains("HoldingWriter"))
  }

  @Test(
    "A silent stream through such a middleware ends with its heartbeat", .timeLimit(.minutes(1)))
  func heartbeat() async throws {
    let server = CounterServer()
    let router = Router()
    router.add(middleware: HoldingMiddleware())
    try await server.application(router).test(.live) { client in
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
