// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Limits")
struct LimitTests {
  @Test("A new session replaces the longest silent one if the server is full")
  func room() async throws {
    let server = CounterServer { $0.limits.sessions = 2 }
    try await server.application.test { client in
      let first = try await client.open()
      server.clock.advance(by: .seconds(1))
      let second = try await client.open()
      server.clock.advance(by: .seconds(1))
      _ = try await client.send("tap/tall/tcount", number: 1, to: first)
      let third = try await client.open()
      #expect(await server.pages.sessionCount == 2)
      for (session, status) in [(first, HTTPResponse.Status.ok), (second, .notFound), (third, .ok)]
      {
        let styles = try await client.get("/rowhouse/styles/\(session.sessionName)")
        #expect(styles.status == status)
      }
    }
  }

  @Test("A page that cannot be opened ends no session")
  func noPage() async throws {
    let server = CounterServer { $0.limits.sessions = 2 }
    try await server.application.test { client in
      for _ in 0..<2 { _ = try await client.open() }
      #expect(try await client.get("/counter/none").status == .notFound)
      #expect(await server.pages.sessionCount == 2)
    }
    // Too little memory for one page.
    let small = CounterServer { $0.limits.memory = 20_000 }
    let router = Router()
    router.page("/small", on: small.pages) { _ in LinkedCounterPage() }
    try await small.application(router).test { client in
      let session = try await client.open("/small")
      #expect(try await client.get("/counter/one").status == .serviceUnavailable)
      #expect(await small.pages.sessionCount == 1)
      #expect(try await client.send("back", number: 1, to: session).status == .conflict)
    }
  }

  @Test("A session without a stream ends after a minute of silence")
  func unconnected() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      server.clock.advance(by: .seconds(59))
      await server.pages.sweep()
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
      server.clock.advance(by: .seconds(59))
      await server.pages.sweep()
      #expect(await server.pages.sessionCount == 1)
      server.clock.advance(by: .seconds(1))
      await server.pages.sweep()
      #expect(await server.pages.sessionCount == 0)
      #expect(try await client.send("tap/tall/tcount", number: 2, to: session).status == .notFound)
    }
  }

  @Test("The session of an open tab does not end without events")
  func open() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await RawConnection.stream(of: session, client.port)
      server.clock.advance(by: .seconds(100_000))
      await server.pages.sweep()
      #expect(await server.pages.sessionCount == 1)
      await stream.close()
    }
  }

  @Test("The session of a hidden tab ends after half an hour, that of a closed one after a minute")
  func left() async throws {
    for (reason, seconds) in [("hidden", 1_800), ("closed", 60)] {
      let server = CounterServer()
      try await server.application.test { client in
        let session = try await client.open()
        let stream = try await RawConnection.stream(of: session, client.port)
        let path = "/rowhouse/events/\(session.sessionName)/\(reason)"
        let answer = try await client.post(path, "session=\(session)")
        #expect(answer.status == .noContent)
        #expect(await stream.read(until: "\r\n0\r\n").hasSuffix("0\r\n\r\n"))
        while await server.pages.streamCount > 0 { await Task.yield() }
        server.clock.advance(by: .seconds(seconds - 1))
        await server.pages.sweep()
        #expect(await server.pages.sessionCount == 1)
        server.clock.advance(by: .seconds(1))
        await server.pages.sweep()
        #expect(await server.pages.sessionCount == 0)
        await stream.close()
      }
    }
  }

  @Test("A request without the session's token cannot hide a tab")
  func foreign() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let path = "/rowhouse/events/\(session.sessionName)/hidden"
      let foreign = try await client.post(
        path, "session=\(session)", [.origin: "http://evil.example"])
      #expect(foreign.status == .forbidden)
      for form in ["session=unknown", "session=\(session.sessionName)", "other=x"] {
        #expect(try await client.post(path, form).status == .notFound)
      }
    }
  }

  @Test("If every session has a stream, another one is refused")
  func full() async throws {
    let server = CounterServer { $0.limits.sessions = 1 }
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await RawConnection.stream(of: session, client.port)
      let refused = try await client.get("/counter/two")
      #expect(refused.status == .serviceUnavailable && refused.headers[.retryAfter] == "1")
      let head = try await client.execute(uri: "/counter/two", method: .head)
      #expect(head.status == .serviceUnavailable && head.headers[.retryAfter] == "1")
      await stream.close()
    }
  }
}
