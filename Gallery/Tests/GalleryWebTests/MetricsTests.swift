// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import MetricsTestKit
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Metrics")
struct MetricsTests {
  private nonisolated let backend = TestMetrics()

  private var server: CounterServer { CounterServer { $0.metrics = backend } }

  private nonisolated func count(_ label: String, _ dimension: String, _ value: String) -> Int64 {
    backend.counterTotal(label: label, dimensions: [(dimension, value)])
  }

  @Test("A server counts events by their outcome")
  func events() async throws {
    try await server.application.test { client in
      let session = try await client.open()
      let answers = [
        try await client.send("tap/tall/tcount", number: 2, to: session),
        try await client.send("tap/tall/tcount", number: 1, to: session),
        try await client.send("tap/tall/tnone", number: 3, to: session),
        try await client.send("unknown", number: 4, to: session),
        try await client.send("tap/tall/tcount", number: 1, to: "unknown"),
      ]
      #expect(answers.map(\.status.code) == [200, 409, 409, 400, 404])
    }
    for outcome in ["accepted", "replayed", "gone", "malformed", "refused"] {
      #expect(count("rowhouse.events", "outcome", outcome) == 1, "\(outcome)")
    }
    let times = try backend.expectTimer("rowhouse.event.duration").values
    #expect(times.count == 5 && times.allSatisfy { $0 >= 0 })
  }

  @Test("A server counts the events of browsers without a script")
  func forms() async throws {
    try await server.application.test { client in
      let session = try await client.open()
      let form = "session=\(session)&screen=1&number=1&version=1&event=tap/tall/tcount"
      #expect(try await client.post("/counter/one", form).status == .ok)
    }
    #expect(count("rowhouse.events", "outcome", "accepted") == 1)
    #expect(try backend.expectTimer("rowhouse.document.duration").values.count == 1)
  }

  @Test("A server records the number of sessions, and the bytes of what it sends")
  func sessionsAndBytes() async throws {
    let server = server
    try await server.application.test { client in
      let document = try await client.get("/counter/one")
      let bytes = Int64(document.body.readableBytes)
      #expect(count("rowhouse.sent.bytes", "kind", "document") == bytes)
      let session = try #require(document.text.attribute("data-session"))
      _ = try await client.open("/counter/two")
      let answer = try await client.send("tap/tall/tcount", number: 1, to: session)
      #expect(count("rowhouse.sent.bytes", "kind", "answer") == Int64(answer.body.readableBytes))
      let sessions = try backend.expectMeter("rowhouse.sessions")
      #expect(sessions.values.last == 2)
      await server.pages.close()
      #expect(sessions.values.last == 0)
    }
  }

  @Test("The sessions of several servers of a process are counted together")
  func severalServers() async throws {
    let server = server
    let router = Router()
    var entrance = PageServer.Configuration()
    entrance.base = "/entrance"
    entrance.clock = server.clock
    entrance.metrics = backend
    let signIn = PageServer(configuration: entrance)
    router.page("/login", on: signIn) { _ in LinkedCounterPage() }
    try await server.application(router).test { client in
      for path in ["/counter/one", "/login", "/counter/two"] { _ = try await client.open(path) }
      let sessions = try backend.expectMeter("rowhouse.sessions")
      #expect(sessions.values.last == 3)
      await signIn.close()
      #expect(sessions.values.last == 2)
    }
  }

  @Test("A server records open streams until they end")
  func streams() async throws {
    let server = server
    try await server.application.test { client in
      let session = try await client.open()
      let stream = try await RawConnection(port: client.port)
      try await stream.say(
        "GET /rowhouse/events/\(session.sessionName)?version=1 HTTP/1.1\r\nHost: localhost\r\n"
          + "Rowhouse-Session: \(session)\r\n\r\n")
      _ = await stream.read(until: "data: 55000")
      let streams = try backend.expectMeter("rowhouse.streams")
      #expect(streams.values == [1])
      await MainActor.run { server.takeCounter()?.count += 1 }
      _ = await stream.read(until: "\"version\":2,")
      await stream.close()
      while await server.pages.streamCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(streams.values == [1, 0])
      #expect(count("rowhouse.sent.bytes", "kind", "stream") > 0)
    }
  }

  /// Returns the sum of the times in a timer.
  private nonisolated func time(_ label: String) -> Duration {
    let values = (try? backend.expectTimer(label).values) ?? []
    return .nanoseconds(values.reduce(0, +))
  }

  @Test(
    "The time of an update is that of its event, or of an update without an event",
    .timeLimit(.minutes(20)))
  func updates() async throws {
    let server = server
    let (router, counter, clock) = (Router(), Counter(), server.clock)
    router.page("/slow", on: server.pages) { _ in SlowPage(counter: counter, clock: clock) }
    try await server.application(router).test { client in
      let session = try await client.open("/slow")
      #expect(time("rowhouse.update.duration") == .zero)
      _ = try await client.send("tap/tall/tact", number: 1, to: session)
      #expect(time("rowhouse.event.duration") >= .milliseconds(50))
      #expect(time("rowhouse.update.duration") == .zero)
      await MainActor.run { counter.count += 1 }
      while time("rowhouse.update.duration") < .milliseconds(50) {
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(time("rowhouse.event.duration") < .milliseconds(100))
    }
  }
}
