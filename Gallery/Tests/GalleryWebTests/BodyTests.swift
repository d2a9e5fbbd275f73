// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird
import Synchronization
import Testing

@MainActor
@Suite("Bodies that do not come")
struct BodyTests {
  /// A clock whose sleeps of ten seconds end when the test ends them, and whose sleeps of less than a
  /// second end immediately.
  private final class BodyClock: PageClock {
    private let time = Mutex(Duration.zero)
    /// A sequence of the times that the server has read.
    let readings: AsyncStream<Duration>
    private let reading: AsyncStream<Duration>.Continuation
    /// A sequence with an element for each body whose time is limited.
    let started: AsyncStream<Void>
    private let starting: AsyncStream<Void>.Continuation
    private let over: AsyncStream<Void>
    private let ending: AsyncStream<Void>.Continuation

    init() {
      (started, starting) = AsyncStream.makeStream()
      (over, ending) = AsyncStream.makeStream()
      (readings, reading) = AsyncStream.makeStream()
    }

    var now: Duration {
      let now = time.withLock { $0 }
      reading.yield(now)
      return now
    }

    func advance(by duration: Duration) { time.withLock { $0 += duration } }

    /// Ends the sleeps of ten seconds.
    func wake() { ending.finish() }

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

  /// Sends half a body, and waits until the server limits the time for the rest.
  private nonisolated static func beginBody(
    _ client: TestClient, _ clock: BodyClock
  ) async throws -> RawConnection {
    let connection = try await RawConnection(port: client.port)
    try await connection.say(half)
    for await _ in clock.started { break }
    return connection
  }

  @Test("Half a body is refused after ten seconds", .timeLimit(.minutes(20)))
  func late() async throws {
    let clock = BodyClock()
    let server = CounterServer { $0.clock = clock }
    try await server.application.test { client in
      let connection = try await Self.beginBody(client, clock)
      clock.advance(by: .seconds(10))
      clock.wake()
      #expect(await connection.read(until: "\r\n\r\n").contains(" 408 "))
      await connection.close()
    }
  }

  @Test("A body may take longer if it does not stop", .timeLimit(.minutes(20)))
  func slow() async throws {
    let clock = BodyClock()
    let server = CounterServer { $0.clock = clock }
    try await server.application.test { client in
      let connection = try await Self.beginBody(client, clock)
      clock.advance(by: .seconds(9))
      try await connection.say("&number=1")
      // The server stores the time of this part.
      for await time in clock.readings where time == .seconds(9) { break }
      clock.advance(by: .seconds(1))
      clock.wake()
      try await connection.say(String(repeating: "&", count: 83))
      #expect(await connection.read(until: "\r\n\r\n").contains(" 400 "))
      await connection.close()
    }
  }

  @Test("Half a body does not keep the server from ending", .timeLimit(.minutes(20)))
  func shutdown() async throws {
    let clock = BodyClock()
    let server = CounterServer { $0.clock = clock }
    let connection = try await server.application.test { client in
      let connection = try await Self.beginBody(client, clock)
      return connection
    }
    #expect(await connection.read(until: "\r\n\r\n").contains(" 408 "))
    await connection.close()
  }
}
