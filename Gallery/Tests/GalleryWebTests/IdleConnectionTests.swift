// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import HummingbirdCore
import Logging
import NIOPosix
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Idle connections")
struct IdleConnectionTests {
  @Test(
    "The idle timeout of the application closes connections without a whole request, and no stream",
    .timeLimit(.minutes(20)))
  func idle() async throws {
    let server = CounterServer()
    let router = Router()
    server.addRoutes(to: router)
    let application = Application(
      router: router, server: .http1(configuration: .init(idleTimeout: .milliseconds(50))))
    try await application.test { client in
      // On a busy machine, the timeout may end before a connection sends its request. Another one then sends it.
      let session = try await Self.repeated { try await client.open() }
      let stream = try await Self.repeated {
        let stream = try await RawConnection.stream(of: session, client.port)
        return await server.pages.streamCount == 1 ? stream : nil
      }
      for (request, answer) in [
        ("", ""), ("GET / HTTP/1.1\r\nHost: loc", ""),
        ("GET /rowhouse/health HTTP/1.1\r\nHost: localhost\r\n\r\n", "running\n"),
      ] {
        let text = try await Self.repeated {
          let connection = try await RawConnection(port: client.port)
          if !request.isEmpty { try await connection.say(request) }
          // The text never comes, so this is everything until the server closes the connection.
          let text = await connection.read(until: "the end of the connection")
          return text.isEmpty && !answer.isEmpty ? nil : text
        }
        #expect(text.hasSuffix(answer) && text.isEmpty == answer.isEmpty, "\(text)")
      }
      #expect(await server.pages.streamCount == 1)
      await MainActor.run { server.takeCounter()?.count += 1 }
      #expect(await stream.read(until: "\"version\":2,").contains("\"version\":2,"))
      await stream.close()
    }
  }

  /// Returns the result of the first attempt that has one and throws no error.
  private nonisolated static func repeated<Value>(
    _ attempt: @Sendable () async throws -> Value?
  ) async throws -> Value {
    while true {
      if let value = try? await attempt() { return value }
      try Task.checkCancellation()
    }
  }

  @Test("A server with sockets closes idle connections, unless a proxy does so before")
  func defaultTimeout() throws {
    let pages = PageServer()
    #expect(try channel(of: .http1(sockets: pages)).idleTimeout == .seconds(180))
    let own = HTTPServerBuilder.http1(
      sockets: pages, configuration: .init(idleTimeout: .seconds(5)))
    #expect(try channel(of: own).idleTimeout == .seconds(5))
  }

  /// Returns the configuration of the channel that a server contains.
  private func channel(of builder: HTTPServerBuilder) throws -> HTTP1Channel.Configuration {
    let server = try builder.buildServer(
      configuration: .init(address: .hostname()),
      eventLoopGroup: .singletonMultiThreadedEventLoopGroup,
      logger: Logger(label: "idle")
    ) { _, _, _ in }
    return try #require(found(in: server, depth: 4)).configuration
  }

  private func found(in value: Any, depth: Int) -> HTTP1Channel? {
    if let channel = value as? HTTP1Channel { return channel }
    guard depth > 0 else { return nil }
    for child in Mirror(reflecting: value).children {
      if let channel = found(in: child.value, depth: depth - 1) { return channel }
    }
    return nil
  }
}
