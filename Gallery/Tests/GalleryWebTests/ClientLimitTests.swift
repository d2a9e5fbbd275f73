// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Limits of clients and of memory")
struct ClientLimitTests {
  private nonisolated static func headers(_ client: String) throws -> HTTPFields {
    [try #require(HTTPField.Name("X-Real-IP")): client]
  }

  @Test("A client with too many open sessions is refused, and others are not")
  func clients() async throws {
    let server = CounterServer {
      $0.limits.sessionsPerClient = 2
      $0.client = { request, _ in
        HTTPField.Name("X-Real-IP").flatMap { request.headers[$0] }
      }
    }
    try await server.application.test { client in
      var streams: [RawConnection] = []
      var sessions: [String] = []
      for _ in 0..<2 {
        let page = try await client.get("/counter/one", Self.headers("192.0.2.1"))
        sessions.append(page.text.attribute("data-session") ?? "")
        streams.append(try await RawConnection.stream(of: sessions.last ?? "", client.port))
      }
      let refused = try await client.get("/counter/one", Self.headers("192.0.2.1"))
      #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "1")
      for headers in [try Self.headers("192.0.2.2"), [:]] {
        for _ in 0..<2 { #expect(try await client.get("/counter/one", headers).status == .ok) }
      }
      // A session without a stream ends in favor of a new one of the same client.
      await streams[0].close()
      while await server.pages.streamCount > 1 { try await Task.sleep(for: .milliseconds(1)) }
      let next = try await client.get("/counter/one", Self.headers("192.0.2.1"))
      #expect(next.status == .ok)
      let gone = try await client.send("tap/tall/tcount", number: 1, to: sessions[0])
      #expect(gone.status == .notFound)
      await streams[1].close()
    }
  }

  @Test("Sessions that have ended no longer count for their client or for the memory")
  func ended() async throws {
    let server = CounterServer {
      $0.limits.sessionsPerClient = 2
      $0.limits.memory = 150_000
      $0.client = { _, _ in "192.0.2.1" }
    }
    try await server.application.test { client in
      for _ in 0..<20 {
        let sessions = [try await client.open(), try await client.open()]
        var streams: [RawConnection] = []
        for session in sessions {
          streams.append(try await RawConnection.stream(of: session, client.port))
        }
        #expect(try await client.get("/counter/one").status == .tooManyRequests)
        for stream in streams { await stream.close() }
        while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
        await server.pages.closeSessions(of: "192.0.2.1")
        #expect(await server.pages.sessionCount == 0)
      }
    }
  }

  @Test("The sessions that were idle for the longest time end together if one needs their memory")
  func several() async throws {
    let server = CounterServer { $0.limits.memory = 140_000 }
    try await server.application.test { client in
      var sessions: [String] = []
      for _ in 0..<8 {
        sessions.append(try await client.open())
        server.clock.advance(by: .seconds(1))
      }
      let open = await server.pages.sessionCount
      #expect(open > 1 && open < 8)
      for (index, session) in sessions.enumerated() {
        let isOpen = index >= sessions.count - open
        let status = try await client.get("/rowhouse/styles/\(session.sessionName)").status
        #expect(status == (isOpen ? .ok : .notFound))
      }
    }
  }

  @Test("Sessions end when all of them together take too much memory")
  func memory() async throws {
    // Room for one page with a thousand rows of data and some others, but not for two.
    let server = CounterServer { $0.limits.memory = 50_000 }
    try await server.application.test { client in
      let first = try await client.open()
      server.clock.advance(by: .seconds(1))
      let second = try await client.open()
      #expect(await server.pages.sessionCount == 1)
      #expect(try await client.send("tap/tall/tcount", number: 1, to: first).status == .notFound)
      let stream = try await RawConnection.stream(of: second, client.port)
      #expect(try await client.get("/rowhouse/ready").status == .serviceUnavailable)
      #expect(try await client.get("/counter/two").status == .serviceUnavailable)
      #expect(await server.pages.sessionCount == 1)
      await stream.close()
    }
  }
}
