// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Event streams")
struct StreamTests {
  private nonisolated static func open(
    _ session: String, _ query: String, port: Int
  ) async throws -> RawConnection {
    let stream = try await RawConnection(port: port)
    try await stream.say(Self.request(session, query))
    return stream
  }

  private nonisolated static func request(_ session: String, _ query: String) -> String {
    "GET /rowhouse/events/\(session.sessionName)\(query) HTTP/1.1\r\nHost: localhost\r\n"
      + "Rowhouse-Session: \(session)\r\n\r\n"
  }

  @Test("A stream sends new changes and those that were missed")
  func messages() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      let start = await stream.read(until: "data: 55000\n\n")
      #expect(start.contains("200 OK") && start.contains("text/event-stream"))
      #expect(start.lowercased().contains("cache-control: no-store"))
      // The stream sends the changes if the client asks for no answer.
      let path = "/rowhouse/events/\(session.sessionName)"
      let count = "session=\(session)&screen=1&event=tap/tall/tcount"
      _ = try await client.post(path, "\(count)&number=1")
      let first = await stream.read(until: "\"version\":2,")
      #expect(first.contains("data: {\"version\":2,"))
      _ = try await client.post(path, "\(count)&number=2")
      _ = await stream.read(until: "\"version\":3,")
      await stream.close()
      let again = try await Self.open(session, "?version=2", port: client.port)
      let rest = await again.read(until: "\"version\":3,")
      #expect(rest.contains("\"version\":3,") && !rest.contains("\"version\":2,"))
      let late = try await Self.open(session, "?version=99", port: client.port)
      let whole = await late.read(until: "\"bar\":")
      #expect(whole.contains("\"page\"") && whole.contains("\"rules\""))
      await again.close()
      await late.close()
    }
  }

  @Test("The changes of an answer are not sent again by a stream that is up to date")
  func answered() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      _ = await stream.read(until: "data: 55000\n\n")
      let answer = try await client.send("tap/tall/tcount", number: 1, after: 1, to: session)
      #expect(answer.text.hasPrefix("[{\"version\":2,"))
      // The client has not shown the answer yet, so the stream sends all changes.
      _ = try await client.send("tap/tall/tcount", number: 2, after: 1, to: session)
      let told = await stream.read(until: "\"version\":3,")
      #expect(told.contains("\"version\":3,") && !told.contains("\"version\":2,"))
      let late = try await Self.open(session, "?version=1", port: client.port)
      #expect(await late.read(until: "\"version\":3,").contains("\"version\":2,"))
      await stream.close()
      await late.close()
    }
  }

  @Test("An invalid version or session has no stream")
  func wrong() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let path = "/rowhouse/events/\(session.sessionName)?version=1"
      let field = try #require(HTTPField.Name("Rowhouse-Session"))
      let wrong = path.replacing("=1", with: "=x")
      #expect(try await client.get(wrong, [field: session]).status == .badRequest)
      // The name alone, which is in logs, opens no stream.
      let other = "\(session.sessionName).\(String(repeating: "x", count: 32))"
      for token in ["", "\(session.sessionName)", other, session + "x", "nobody.\(session)"] {
        #expect(try await client.get(path, [field: token]).status == .notFound)
      }
      for (name, value) in [(HTTPField.Name.contentLength, "10"), (.transferEncoding, "chunked")] {
        let answer = try await client.get(path, [field: session, name: value])
        #expect(answer.status == .badRequest)
      }
    }
  }

  @Test("A silent stream sends keep-alive messages")
  func heartbeat() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      _ = await stream.read(until: "data: 55000\n\n")
      server.clock.advance(by: .seconds(14))
      await server.pages.sweep()
      server.clock.advance(by: .seconds(1))
      await server.pages.sweep()
      // The message contains the milliseconds of silence after which the connection is lost.
      let text = await stream.read(until: "data: 55000\n\n", times: 2)
      #expect(text.components(separatedBy: "data: ").count == 3)
      await stream.close()
    }
  }

  @Test("The silence of a stream fits into a timer of a browser")
  func longHeartbeat() async throws {
    let server = CounterServer { $0.timing.heartbeat = .seconds(1_000_000) }
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      #expect(await stream.read(until: "data: 2147483647\n\n").contains("data: 2147483647\n\n"))
      await stream.close()
    }
  }

  @Test("A stream ends after its lifetime, and the next one passes through the middleware")
  func lifetime() async throws {
    let login = FormTests.Login()
    let router = Router()
    router.add(middleware: FormTests.SignedIn(login: login))
    let server = CounterServer()
    let lifetime = server.pages.configuration.timing.streamLifetime
    try await server.application(router).test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      _ = await stream.read(until: "data: 55000\n\n")
      server.clock.advance(by: lifetime / 2 - .seconds(1))
      await server.pages.sweep()
      let text = await stream.read(until: "data: 55000\n\n", times: 2)
      #expect(text.components(separatedBy: "data: 55000\n\n").count == 3)
      server.clock.advance(by: lifetime / 2 + .seconds(1))
      await server.pages.sweep()
      #expect(await stream.read(until: "\r\n0\r\n").hasSuffix("0\r\n\r\n"))
      while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(await server.pages.sessionCount == 1)
      await stream.close()
      await login.end()
      let next = try await Self.open(session, "?version=1", port: client.port)
      #expect(await next.read(until: "\r\n\r\n").contains(" 303 "))
      await next.close()
    }
  }

  @Test("Streams that begin at the same moment end at different moments", .timeLimit(.minutes(20)))
  func spread() async throws {
    let server = CounterServer()
    let timing = server.pages.configuration.timing
    try await server.application.test { client in
      var streams: [RawConnection] = []
      for _ in 0..<24 {
        let stream = try await Self.open(try await client.open(), "?version=1", port: client.port)
        _ = await stream.read(until: "data: 55000\n\n")
        streams.append(stream)
      }
      server.clock.advance(by: timing.streamLifetime * 3 / 4)
      await server.pages.sweep()
      while await server.pages.streamCount == streams.count {
        try await Task.sleep(for: .milliseconds(1))
      }
      // A stream that has not ended sends a second heartbeat.
      await withTaskGroup(of: Bool.self) { group in
        for stream in streams {
          let second = "\n\n\r\nd\r\ndata: "
          group.addTask { await stream.read(until: second).contains(second) }
        }
        #expect(await group.contains(true))
        group.cancelAll()
      }
      for stream in streams { await stream.close() }
    }
  }

  @Test("The session of a tab that is offline when its stream ends lasts like that of a hidden tab")
  func offline() async throws {
    let server = CounterServer()
    let timing = server.pages.configuration.timing
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      _ = await stream.read(until: "data: 55000\n\n")
      server.clock.advance(by: timing.streamLifetime)
      await server.pages.sweep()
      while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
      server.clock.advance(by: timing.hiddenLifetime - .seconds(1))
      await server.pages.sweep()
      #expect(await server.pages.sessionCount == 1)
      // The tab is online again, and then closed.
      let next = try await Self.open(session, "?version=1", port: client.port)
      _ = await next.read(until: "data: 55000\n\n")
      await next.close()
      while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
      server.clock.advance(by: timing.unconnectedLifetime)
      await server.pages.sweep()
      #expect(await server.pages.sessionCount == 0)
      await stream.close()
    }
  }

  @Test("A third stream ends the first")
  func newest() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      var streams: [RawConnection] = []
      for _ in 0..<3 {
        let stream = try await Self.open(session, "?version=1", port: client.port)
        _ = await stream.read(until: "data: 55000\n\n")
        streams.append(stream)
      }
      #expect(await streams[0].read(until: "\r\n0\r\n").hasSuffix("0\r\n\r\n"))
      #expect(await server.pages.streamCount == 2)
      for stream in streams { await stream.close() }
    }
  }

  @Test("A stream that the browser closes is detected without a keep-alive message")
  func closed() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      _ = await stream.read(until: "data: 55000\n\n")
      #expect(await server.pages.streamCount == 1)
      await stream.close()
      while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test(
    "A client that stops reading gets the newest page, in bounded memory",
    .timeLimit(.minutes(20)))
  func slow() async throws {
    let server = CounterServer { $0.limits.eventBurst = 10_000 }
    try await server.application.test { client in
      let session = try await client.open()
      _ = try await client.send("tap/tall/tgrow", number: 1, to: session)
      let stream = try await RawConnection(port: client.port, isReading: false)
      try await stream.say(Self.request(session, "?version=2"))
      while await server.pages.streamCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
      for number in 2...401 {
        let form = "session=\(session)&screen=1&number=\(number)&event=tap/tall/tcount"
        _ = try await client.post("/rowhouse/events/\(session.sessionName)", form)
      }
      try await stream.startReading()
      let text = await stream.read(until: "Long 400")
      // Each change takes 20 kB. Most of them were replaced before they were sent.
      #expect(text.contains("\"rules\"") && text.utf8.count < 6_000_000)
      await stream.close()
    }
  }

  @Test("The server ends with open streams", .timeLimit(.minutes(20)))
  func shutdown() async throws {
    let stream = try await CounterServer().application.test { client in
      let session = try await client.open()
      let stream = try await Self.open(session, "?version=1", port: client.port)
      _ = await stream.read(until: "data: 55000\n\n")
      return stream
    }
    #expect(await stream.read(until: "\r\n0\r\n").hasSuffix("0\r\n\r\n"))
  }
}
