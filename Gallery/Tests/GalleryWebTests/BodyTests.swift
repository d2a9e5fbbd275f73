// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Bodies that do not come")
struct BodyTests {
  /// A clock whose sleeps of ten seconds end when the test ends them, and whose sleeps of less than a
  /// second end immediately.
  private final class BodyClock: PageClock {
    /// A sequence with an element for each body whose time is limited.
    let started: AsyncStream<Void>
    private let starting: AsyncStream<Void>.Continuation
    private let over: AsyncStream<Void>
    private let ending: AsyncStream<Void>.Continuation

    init() {
      (started, starting) = AsyncStream.makeStream()
      (over, ending) = AsyncStream.makeStream()
    }

    var now: Duration { .zero }

    func end() { ending.finish() }

    func sleep(for duration: Duration) async throws {
      if duration < .seconds(1) { return }
      guard duration == .seconds(10) else { return try await Task.sleep(for: .seconds(86_400)) }
      starting.yield()
      for await _ in over {}
      try Task.checkCancellation()
    }
  }

  private nonisolated static let half = """
    POST /rowhouse/events/x HTTP/1.1\r
    Host: localhost\r
    Content-Type: application/x-www-form-urlencoded\r
    Content-Length: 100\r\n\r\nscreen=1
    """

  @Test("Half a body is refused after ten seconds", .timeLimit(.minutes(1)))
  func late() async throws {
    let clock = BodyClock()
    let server = CounterServer { $0.clock = clock }
    try await server.application.test { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.say(Self.half)
      for await _ in clock.started { break }
      clock.end()
      #expect(await connection.read(until: "\r\n\r\n").contains(" 408 "))
      await connection.close()
    }
  }

  @Test("Half a body does not keep the server from ending", .timeLimit(.minutes(1)))
  func shutdown() async throws {
    let clock = BodyClock()
    let server = CounterServer { $0.clock = clock }
    let connection = try await server.application.test { client in
      let connection = try await RawConnection(port: client.port)
      try await connection.say(Self.half)
      for await _ in clock.started { break }
      return connection
    }
    #expect(await connection.read(until: "\r\n\r\n").contains(" 408 "))
    await connection.close()
  }
}
