// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseHummingbird
import RowhouseTestSupport
import Testing

@MainActor
@Suite("Web sockets")
struct SocketTests {
  /// The form of an event of a session.
  private nonisolated static func form(
    _ event: String, number: Int, after version: Int = 1, to session: String
  ) -> String {
    "session=\(session)&screen=1&number=\(number)&version=\(version)&event=\(event)"
  }

  private nonisolated static func count(_ number: Int, to session: String) -> String {
    form("tap/tall/tcount", number: number, after: number, to: session)
  }

  @Test("A socket answers events as POSTs are answered")
  func events() async throws {
    let server = CounterServer()
    try await server.socketApplication().test { client in
      let document = try await client.get("/counter/one").text
      #expect(document.attribute("data-sockets") == "1")
      let session = document.attribute("data-session") ?? ""
      let stream = try await RawConnection.stream(of: session, client.port)
      let path = "/rowhouse/events/\(session.sessionName)"
      let socket = try await TestSocket(path, port: client.port)
      let head = await socket.head()
      #expect(head.hasPrefix("http/1.1 101 switching protocols\r\n"))
      #expect(head.contains("upgrade: websocket") && head.contains("connection: upgrade"))
      #expect(head.contains("sec-websocket-accept: \(TestSocket.accept.lowercased())"))
      for (event, number, version, start) in [
        ("tap/tall/tcount", 1, 1, "200[{\"version\":2,"),
        // It was performed, and its answer may have been lost.
        ("tap/tall/tcount", 1, 1, "200[{\"version\":2,"),
        ("tap/tall/tnone", 2, 2, "409["), ("tap/tall/tcount", 3, 2, "200[{\"version\":3,"),
      ] {
        let form = Self.form(event, number: number, after: version, to: session)
        let answer = try await socket.ask(form)
        guard case .text(let text) = answer else { return #expect(Bool(false), "\(answer)") }
        #expect(text.hasPrefix(start), "\(event) \(number): \(text)")
      }
      for wrong in ["", "x", Self.count(4, to: session).replacing("number=4", with: "number=x")] {
        #expect(try await socket.ask(wrong) == .text("400[]"))
      }
      #expect(try await socket.ask(Self.count(1, to: "none.none")) == .text("404[]"))
      // A POST repeats the answer to an event that was sent through the socket.
      let repeated = try await client.send("tap/tall/tcount", number: 3, after: 2, to: session)
      #expect(repeated.status == .ok && repeated.text.hasPrefix("[{\"version\":3,"))
      await socket.close()
      await stream.close()
    }
    #expect(server.takeCounter()?.count == 2)
  }

  @Test("A session with too many events is answered with status 429")
  func allowance() async throws {
    let server = CounterServer { $0.limits.eventBurst = 1 }
    try await server.socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      guard case .text = try await socket.ask(Self.count(1, to: session)) else {
        return #expect(Bool(false))
      }
      #expect(try await socket.ask(Self.count(2, to: session)) == .text("429[]"))
      await socket.close()
    }
  }

  @Test("A large answer is compressed")
  func compression() async throws {
    for compresses in [true, false] {
      let server = CounterServer { $0.compressesResponses = compresses }
      try await server.socketApplication().test { client in
        let session = try await client.open()
        let socket = try await TestSocket.open(session, port: client.port)
        switch try await socket.ask(Self.form("tap/tall/tgrow", number: 1, to: session)) {
        case .compressed(let size): #expect(compresses && size < 2_000)
        case .text(let text): #expect(!compresses && text.utf8.count > 20_000)
        case let other: #expect(Bool(false), "\(other)")
        }
        await socket.close()
      }
    }
  }

  @Test(
    "A page of another site gets no socket, nor does a request that asks for none",
    arguments: [
      (["Origin": "http://evil.example"], "403"), (["Sec-Fetch-Site": "cross-site"], "403"),
      (["Host": "evil.example"], "421"),
      (["Upgrade": nil], "404"), (["Connection": "close"], "404"), (["Upgrade": "h2c"], "404"),
      (["Sec-WebSocket-Version": "12"], "404"), (["Sec-WebSocket-Key": nil], "404"),
      (["Content-Length": "4"], "404"),
      // Only the handler of the connection adds this header.
      (["Upgrade": nil, "Sec-WebSocket-Accept": TestSocket.accept], "404"),
    ] as [([String: String?], String)])
  func refusals(headers: [String: String?], status: String) async throws {
    try await CounterServer { $0.hosts = ["localhost"] }.socketApplication().test { client in
      let session = try await client.open()
      let path = "/rowhouse/events/\(session.sessionName)"
      // The router omits empty parts of a path.
      for path in [path, "/\(path)"] {
        let socket = try await TestSocket(path, port: client.port, headers)
        #expect(await socket.head().hasPrefix("http/1.1 \(status) "))
        await socket.close()
      }
      let own = try await TestSocket(path, port: client.port, ["Origin": "http://localhost"])
      #expect(await own.head().hasPrefix("http/1.1 101 "))
      await own.close()
    }
  }

  @Test("A server without sockets reports this, and refuses them")
  func noSockets() async throws {
    try await CounterServer().application.test { client in
      let document = try await client.get("/counter/one").text
      #expect(document.attribute("data-sockets") == nil)
      let session = document.attribute("data-session") ?? ""
      let path = "/rowhouse/events/\(session.sessionName)"
      let socket = try await TestSocket(
        path, port: client.port, ["Sec-WebSocket-Accept": TestSocket.accept])
      #expect(await socket.head().hasPrefix("http/1.1 404 "))
      await socket.close()
    }
  }

  @Test(
    "The connection of a refused socket ends with the answer, which says so",
    .timeLimit(.minutes(20)),
    arguments: [
      ("", ["Sec-Fetch-Site": "cross-site"], "403"), ("", ["Sec-WebSocket-Version": "12"], "404"),
      ("", ["Sec-WebSocket-Key": nil], "404"), ("", ["Upgrade": "h2c"], "404"),
      ("/counter/one", [:], "200"), ("/counter/one", ["Upgrade": "h2c"], "200"),
      ("/nowhere", [:], "404"),
    ] as [(String, [String: String?], String)])
  func refusedConnection(path: String, headers: [String: String?], status: String) async throws {
    try await CounterServer().socketApplication().test { client in
      let session = try await client.open()
      let path = path.isEmpty ? "/rowhouse/events/\(session.sessionName)" : path
      let socket = try await TestSocket(path, port: client.port, headers)
      let head = await socket.head()
      #expect(head.hasPrefix("http/1.1 \(status) ") && head.contains("connection: close"))
      await socket.waitForEnd()
      #expect(try await client.send("tap/tall/tcount", number: 1, to: session).status == .ok)
    }
  }

  @Test("Middleware sees the request of a socket, and may refuse it")
  func middleware() async throws {
    struct Refusing: RouterMiddleware {
      func handle(
        _ request: Request, context: BasicRequestContext,
        next: @concurrent (Request, BasicRequestContext) async throws -> Response
      ) async throws -> Response {
        if request.headers[.upgrade] != nil { throw HTTPError(.unauthorized) }
        return try await next(request, context)
      }
    }
    let router = Router()
    router.add(middleware: Refusing())
    try await CounterServer().socketApplication(router).test { client in
      let session = try await client.open()
      let path = "/rowhouse/events/\(session.sessionName)"
      let socket = try await TestSocket(path, port: client.port)
      #expect(await socket.head().hasPrefix("http/1.1 401 "))
      await socket.close()
    }
  }

  @Test("Pings are answered, and a text may come in parts")
  func frames() async throws {
    try await CounterServer().socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      try await socket.send(TestSocket.frame("there?", start: 0x89))
      #expect(await socket.next() == .pong("there?"))
      let event = Self.count(1, to: session)
      try await socket.send(TestSocket.frame(String(event.prefix(20)), start: 0x01))
      try await socket.send(TestSocket.frame("", start: 0x89))
      try await socket.send(TestSocket.frame(String(event.dropFirst(20)), start: 0x80))
      #expect(await socket.next() == .pong(""))
      guard case .text(let text) = await socket.next() else { return #expect(Bool(false)) }
      #expect(text.hasPrefix("200[{\"version\":2,"))
      try await socket.send(TestSocket.frame("", start: 0x88))
      #expect(await socket.next() == .close(code: 1000))
      #expect(await socket.next() == .end)
    }
  }

  @Test(
    "A socket closes if a message is too large or no text",
    arguments: [
      (TestSocket.frame(String(repeating: "x", count: 100)), 1009),
      (TestSocket.frame("x", start: 0x82), 1003), (TestSocket.frame("x", start: 0x83), 1003),
    ] as [([UInt8], Int)])
  func violations(frames: [UInt8], code: Int) async throws {
    try await CounterServer { $0.limits.bodySize = 90 }.socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      try await socket.send(frames)
      #expect(await socket.next() == .close(code: code))
      #expect(await socket.next() == .end)
    }
  }

  @Test("A socket closes if an event comes before the answer to the last one")
  func haste() async throws {
    let server = CounterServer()
    try await server.socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      let event = TestSocket.frame(Self.count(1, to: session))
      try await socket.send(event + event)
      #expect(await socket.next() == .close(code: 1008))
      #expect(await socket.next() == .end)
      // The tab sends it again, as a POST.
      let repeated = try await client.send("tap/tall/tcount", number: 1, to: session)
      #expect(repeated.status == .ok && repeated.text.hasPrefix("[{\"version\":2,"))
    }
    #expect(server.takeCounter()?.count == 1)
  }

  @Test("A client that does not read loses its socket", .timeLimit(.minutes(20)))
  nonisolated func slowReader() async throws {
    let server = await CounterServer { $0.compressesResponses = false }
    try await server.socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      try await socket.setReading(false)
      // The answer to the first event has the whole page, which is larger than the buffers of the connection.
      await MainActor.run { server.counters[0].length = 6_000_000 }
      let form = Self.form("tap/tall/tcount", number: 1, after: 0, to: session)
      try await socket.send(TestSocket.frame(form))
      // The answer is in transit.
      await socket.readPart()
      try await socket.send(TestSocket.frame(Self.count(2, to: session)))
      // The client sends until it detects that the server has closed the connection.
      do {
        while true {
          try await socket.send(TestSocket.frame("", start: 0x89))
          try await Task.sleep(for: .milliseconds(10))
        }
      } catch {}
      #expect(await server.count == 1)
    }
  }

  @Test("A socket closes after its lifetime", .timeLimit(.minutes(20)))
  func lifetime() async throws {
    let server = CounterServer { $0.timing.socketLifetime = .milliseconds(50) }
    try await server.socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      #expect(await socket.next() == .close(code: 1000))
      #expect(await socket.next() == .end)
    }
  }

  @Test(
    "A socket that closes waits for its client, and carries out no event meanwhile",
    .timeLimit(.minutes(20)), arguments: [true, false])
  func closing(closes: Bool) async throws {
    let server = CounterServer { $0.timing.socketLifetime = .milliseconds(50) }
    try await server.socketApplication().test { client in
      let session = try await client.open()
      // The lifetime and the time for the client both end after this moment, however late this task runs.
      let start = ContinuousClock.now
      let socket = try await TestSocket.open(session, port: client.port)
      #expect(await socket.next() == .close(code: 1000))
      // It was in transit when the server closed the socket. On a busy machine, the time for the client may be over.
      try? await socket.send(TestSocket.frame(Self.count(1, to: session)))
      if closes { try? await socket.send(TestSocket.frame("", start: 0x88)) }
      #expect(await socket.next() == .end)
      #expect(closes || ContinuousClock.now - start > .milliseconds(500))
      #expect(await server.count == 0)
    }
  }

  @Test("A server that shuts down closes its sockets", .timeLimit(.minutes(20)))
  func shutdown() async throws {
    let socket = try await CounterServer().socketApplication().test { client in
      let session = try await client.open()
      let socket = try await TestSocket.open(session, port: client.port)
      _ = try await socket.ask(Self.count(1, to: session))
      return socket
    }
    #expect(await socket.next() == .close(code: 1000))
    #expect(await socket.next() == .end)
  }

  @Test("A socket that is accepted during a shutdown closes", .timeLimit(.minutes(20)))
  func lateSocket() async throws {
    let shutdown = DelayedSockets()
    let server = CounterServer { $0.timing.socketLifetime = .seconds(600) }
    let router = Router()
    router.add(middleware: shutdown)
    server.addRoutes(to: router)
    let application = Application(
      router: router,
      server: .http1(
        sockets: server.pages,
        configuration: .init(additionalChannelHandlers: [shutdown.handler])))
    let socket = try await application.test { client in
      let session = try await client.open()
      let path = "/rowhouse/events/\(session.sessionName)"
      let socket = try await TestSocket(path, port: client.port)
      for await _ in shutdown.requested {}
      return socket
    }
    #expect(await socket.head().hasPrefix("http/1.1 101 "))
    #expect(await socket.next() == .close(code: 1000))
    #expect(await socket.next() == .end)
  }

  @Test("No frames stop the server")
  func randomFrames() async throws {
    var generator = SeededGenerator(seed: 1)
    var sequences: [[UInt8]] = []
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let text = String(repeating: "é", count: Int.random(in: 0...300, using: &generator))
        bytes += TestSocket.frame(text, start: UInt8.random(in: 0...255, using: &generator))
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
      }
      sequences.append(bytes)
    }
    try await CounterServer().socketApplication().test { [sequences] client in
      let session = try await client.open()
      for bytes in sequences {
        let socket = try await TestSocket.open(session, port: client.port)
        try? await socket.send(bytes)
        await socket.close()
      }
      let socket = try await TestSocket.open(session, port: client.port)
      let answer = try await socket.ask(Self.count(1, to: session))
      guard case .text(let text) = answer else { return #expect(Bool(false), "\(answer)") }
      #expect(text.hasPrefix("200["))
      await socket.close()
    }
  }
}
