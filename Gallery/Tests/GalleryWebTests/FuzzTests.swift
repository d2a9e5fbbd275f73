// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Bad input")
struct FuzzTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let count =
    environment["ROWHOUSE_FUZZ_REQUESTS"].flatMap { Int($0) } ?? 2_000
  private nonisolated static let seed =
    environment["ROWHOUSE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("No request stops the server, or adds sessions beyond the limit")
  func requests() async throws {
    let server = CounterServer {
      $0.limits.sessions = 20
      $0.limits.eventBurst = 1_000_000_000
    }
    try await server.application.test { client in
      var requests = RandomRequests(seed: Self.seed)
      var session = try await client.open()
      for index in 0..<Self.count {
        if index.isMultiple(of: 50) { session = try await client.open() }
        let request = requests.next(session: session)
        let answer = try await client.execute(
          uri: request.path, method: request.method, headers: request.headers, body: request.body)
        #expect(
          answer.status.code < 500, "request \(index) of seed \(Self.seed): \(request)")
      }
      #expect(await server.pages.sessionCount <= 20)
      session = try await client.open()
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
    }
  }

  @Test(
    "Connections with invalid, partial or no requests do not affect others, and leave no stream",
    .timeLimit(.minutes(20)))
  func connections() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let port = client.port
      let events = "/rowhouse/events/\(session.sessionName)"
      for text in [
        "", "\0\0\0", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/9.9\r\n\r\n",
        "POST \(events) HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nscreen",
        "POST \(events) HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST \(events) HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET \(events)?version=1 HTTP/1.1\r\nHost: x\r\nRowhouse-Session: \(session)\r\n\r\n",
        "GET /\(String(repeating: "x", count: 100_000)) HTTP/1.1\r\n\r\n",
      ] {
        let connection = try await RawConnection(port: port)
        try? await connection.say(text)
        await connection.close()
      }
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
      while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
  }
}
