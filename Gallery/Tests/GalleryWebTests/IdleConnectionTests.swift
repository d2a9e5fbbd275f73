// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Idle connections")
struct IdleConnectionTests {
  @Test(
    "The idle timeout of the application closes connections without a whole request, and no stream",
    .timeLimit(.minutes(1)))
  func idle() async throws {
    let server = CounterServer()
    let router = Router()
    server.addRoutes(to: router)
    let application = Application(
      router: router, server: .http1(configuration: .init(idleTimeout: .milliseconds(50))))
    try await application.test { client in
      let session = try await client.open()
      let stream = try await RawConnection.stream(of: session, client.port)
      for (request, answer) in [
        ("", ""), ("GET / HTTP/1.1\r\nHost: loc", ""),
        ("GET /rowhouse/health HTTP/1.1\r\nHost: localhost\r\n\r\n", "running\n"),
      ] {
        let connection = try await RawConnection(port: client.port)
        if !request.isEmpty { try await connection.say(request) }
        // The text never comes, so this is everything until the server closes the connection.
        let text = await connection.read(until: "the end of the connection")
        #expect(text.hasSuffix(answer) && text.isEmpty == answer.isEmpty, "\(text)")
      }
      #expect(await server.pages.streamCount == 1)
      await MainActor.run { server.takeCounter()?.count += 1 }
      #expect(await stream.read(until: "\"version\":2,").contains("\"version\":2,"))
      await stream.close()
    }
  }
}
