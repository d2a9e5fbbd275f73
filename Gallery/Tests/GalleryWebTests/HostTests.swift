// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import Logging
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Hosts")
struct HostTests {
  @Test(
    "A server accepts requests for its own names only",
    arguments: [
      ("localhost", true), ("localhost:8080", true), ("LOCALHOST:1", true), ("[::1]:8080", true),
      ("elsewhere.example", false), ("localhost.elsewhere.example:8080", false), ("", false),
      ("[::2]:8080", false), ("127.0.0.1", false),
    ])
  func names(host: String, isKnown: Bool) async throws {
    let server = CounterServer { $0.hosts = ["localhost", "[::1]"] }
    try await server.application.test { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.say("GET /counter/one HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      let answer = await connection.read(until: "\r\n\r\n")
      #expect(answer.contains(isKnown ? " 200 " : " 421 "), "\(answer)")
      #expect(await server.pages.sessionCount == (isKnown ? 1 : 0))
      await connection.close()
    }
  }

  @Test("The log names a host that is not allowed")
  func log() async throws {
    let (server, log) = (CounterServer { $0.hosts = ["localhost"] }, LogRecorder())
    try await server.application(Router(), logger: log.logger).test { client in
      let connection = try await RawConnection(port: client.port)
      let host = "elsewhere.example" + String(repeating: "e", count: 100)
      try await connection.say("GET /counter/one HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      #expect(await connection.read(until: "\r\n\r\n").contains(" 421 "))
      await connection.close()
      let notices = log.lines.filter { $0.level == .notice }
      #expect(
        notices.map(\.text).filter { $0.contains("PageServer.Configuration.hosts") }.count == 1)
      #expect(notices.last?.metadata["rowhouse.host"] == "\(host.prefix(100))")
    }
  }

  @Test(
    "The configuration for loopback allows the names of this machine only",
    arguments: [
      ("localhost:8080", true), ("127.0.0.1", true), ("[::1]:8080", true),
      ("elsewhere.example", false), ("127.0.0.2", false),
    ])
  func loopback(host: String, isKnown: Bool) async throws {
    let server = CounterServer { $0.hosts = PageServer.Configuration.loopback.hosts }
    try await server.application.test { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.say("GET /counter/one HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      let answer = await connection.read(until: "\r\n\r\n")
      #expect(answer.contains(isKnown ? " 200 " : " 421 "), "\(answer)")
      await connection.close()
    }
  }

  @Test(
    "Monitors receive answers whatever host they ask for", arguments: ["health", "ready"],
    ["HTTP/1.1\r\nHost: 10.0.0.7:8080", "HTTP/1.0"])
  func monitors(route: String, head: String) async throws {
    let server = CounterServer { $0.hosts = ["example.com"] }
    try await server.application.test { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.say("GET /rowhouse/\(route) \(head)\r\n\r\n")
      let answer = await connection.read(until: "\r\n\r\n")
      #expect(answer.contains(" 200 "), "\(answer)")
      await connection.close()
    }
  }

  @Test("A server that listens on loopback allows the names of loopback only")
  func listening() {
    let loopback = PageServer.Configuration.loopbackHosts
    for host in ["localhost", "127.0.0.1", "[::1]", "::1"] {
      #expect(PageServer.Configuration.listening(on: host).hosts == loopback)
    }
    #expect(PageServer.Configuration.listening(on: "LOCALHOST").hosts == loopback)
    let second = PageServer.Configuration.listening(on: "127.0.0.2").hosts
    #expect(second == loopback.union(["127.0.0.2"]))
    for host in ["0.0.0.0", "127.example.com", "127"] {
      #expect(PageServer.Configuration.listening(on: host).hosts == nil)
    }
  }

  @Test(
    "A request with two hosts is refused",
    arguments: [
      ["localhost", "elsewhere.example"], ["elsewhere.example", "localhost"],
      ["localhost", "localhost"],
    ],
    [["localhost"], nil] as [Set<String>?])
  func several(names: [String], allowed: Set<String>?) async throws {
    let server = CounterServer { $0.hosts = allowed }
    try await server.application.test { client in
      let connection = try await RawConnection(port: client.port)
      let hosts = names.map { "Host: \($0)\r\n" }.joined()
      try await connection.say("GET /counter/one HTTP/1.1\r\n\(hosts)\r\n")
      let answer = await connection.read(until: "\r\n\r\n")
      #expect(answer.contains(" 400 "), "\(answer)")
      #expect(await server.pages.sessionCount == 0)
      await connection.close()
    }
  }

  @Test("Requests to a session from another host are refused", arguments: ["POST", "GET"])
  func events(method: String) async throws {
    let server = CounterServer { $0.hosts = ["localhost"] }
    try await server.application.test { client in
      let opening = try await RawConnection(port: client.port)
      try await opening.say("GET /counter/one HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let session = await opening.read(until: "</html>").attribute("data-session") ?? ""
      await opening.close()
      let form = "session=\(session)&screen=1&number=1&event=tap/tall/tcount"
      let connection = try await RawConnection(port: client.port)
      try await connection.say(
        """
        \(method) /rowhouse/events/\(session.sessionName) HTTP/1.1\r
        Host: elsewhere.example\r
        Rowhouse-Session: \(session)\r
        Origin: http://elsewhere.example\r
        Content-Type: application/x-www-form-urlencoded\r
        Content-Length: \(method == "POST" ? form.utf8.count : 0)\r
        \r
        \(method == "POST" ? form : "")
        """)
      #expect(await connection.read(until: "\r\n\r\n").contains(" 421 "))
      let count = await server.takeCounter()?.count
      #expect(count == 0)
      await connection.close()
    }
  }
}
