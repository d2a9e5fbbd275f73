// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Events")
struct EventTests {
  @Test("An event is carried out, and its answer contains the changes")
  func accepted() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let answer = try await client.send("tap/tall/tcount", number: 1, to: session)
      #expect(answer.status == .ok)
      #expect(answer.text.hasPrefix("[{\"version\":2,") && answer.text.hasSuffix("}]"))
      #expect(answer.text.contains("Counter <1>") && answer.text.contains("\"updatedRows\""))
      let none = try await client.post(
        "/rowhouse/events/\(session.sessionName)",
        "session=\(session)&screen=1&number=2&event=tap/tall/tcount")
      #expect(none.status == .ok && none.text == "[]")
    }
    #expect(server.counters[0].count == 2)
  }

  @Test("Any number of simultaneous events is carried out, each answered for its own session")
  func crowd() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      try await withThrowingTaskGroup(of: [String].self) { group in
        for tab in 1...80 {
          group.addTask {
            let session = try await client.open()
            // Each session counts its own events.
            var answers: [String] = []
            for number in 1...(tab % 4 + 1) {
              let answer = try await client.send(
                "tap/tall/tcount", number: number, after: number, to: session)
              answers.append(answer.text)
            }
            return answers
          }
        }
        var counts: [Int: Int] = [:]
        for try await answers in group {
          for (index, text) in answers.enumerated() {
            #expect(text.hasPrefix("[{\"version\":\(index + 2),"))
            #expect(text.contains("Counter <\(index + 1)>"))
          }
          counts[answers.count, default: 0] += 1
        }
        #expect(counts == [1: 20, 2: 20, 3: 20, 4: 20])
      }
    }
  }

  @Test("A repeated event, a late one and one for a missing row change no state")
  func late() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      _ = try await client.send("tap/tall/tcount", number: 5, to: session)
      for (event, number, screen) in [
        ("tap/tall/tcount", 4, 1), ("tap/tall/tcount", 1, 1), ("tap/tall/tcount", 6, 2),
        ("tap/tall/tgone", 6, 1), ("tap/tgone/tcount", 6, 1), ("back", 6, 1), ("answer/1/1", 6, 1),
      ] {
        let answer = try await client.send(event, number: number, screen: screen, to: session)
        #expect(answer.status == .conflict && answer.text.contains("\"version\":2"), "\(event)")
      }
    }
    #expect(server.counters[0].count == 1)
  }

  @Test("An event whose answer was lost is answered again, and not carried out again")
  func again() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      for _ in 0..<3 {
        let answer = try await client.send("tap/tall/tcount", number: 5, to: session)
        #expect(answer.status == .ok && answer.text.hasPrefix("[{\"version\":2,"))
      }
    }
    #expect(server.counters[0].count == 1)
  }

  @Test(
    "An invalid event has no effect",
    arguments: [
      "screen=1&number=1&event=jump", "screen=1&number=x&event=back", "number=1&event=back",
      "screen=1&number=1", "", "screen", "screen=1&screen=1&number=1&event=back",
      "screen=1&number=1&event=%FF", "screen=1&number=1&event=back&version=new",
      "screen=1&number=99999999999999999999&event=tap/tall/tcount",
    ])
  func malformed(form: String) async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let answer = try await client.post(
        "/rowhouse/events/\(session.sessionName)", "session=\(session)&\(form)")
      #expect(answer.status == .badRequest)
    }
    #expect(server.counters[0].count == 0)
  }

  @Test("Unknown sessions, other types and large bodies are refused")
  func refused() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      #expect(try await client.send("back", number: 1, to: "unknown").status == .notFound)
      let large =
        "session=\(session)&screen=1&number=1&event=back&x="
        + String(repeating: "x", count: 1_048_576)
      let path = "/rowhouse/events/\(session.sessionName)"
      #expect(try await client.post(path, large).status == .contentTooLarge)
      let json = try await client.post(path, "{}", [.contentType: "application/json"])
      #expect(json.status == .unsupportedMediaType)
      let near = "application/x-www-form-urlencodedxyz"
      let other = try await client.post(path, "screen=1&number=1&event=back", [.contentType: near])
      #expect(other.status == .unsupportedMediaType)
    }
  }

  @Test("Behind a proxy that replaces the host, Sec-Fetch-Site or an allowed origin is enough")
  func proxy() async throws {
    let server = CounterServer { $0.origins = ["https://example.com"] }
    try await server.application.test { client in
      let session = try await client.open()
      let site = HTTPField.Name("Sec-Fetch-Site")
      var headers: HTTPFields = [.origin: "https://example.org"]
      #expect(
        try await client.send("tap/tall/tcount", number: 1, to: session, headers).status
          == .forbidden)
      if let site { headers[site] = "same-origin" }
      #expect(
        try await client.send("tap/tall/tcount", number: 1, to: session, headers).status == .ok)
      headers = [.origin: "https://example.com"]
      #expect(
        try await client.send("tap/tall/tcount", number: 2, to: session, headers).status == .ok)
      if let site { headers[site] = "cross-site" }
      #expect(
        try await client.send("tap/tall/tcount", number: 3, to: session, headers).status == .ok)
    }
  }

  @Test(
    "Events from other origins are refused",
    arguments: [
      (HTTPField.Name.origin, "http://evil.example", false), (.origin, "null", false),
      (.origin, "http://localhost:1", false), (.origin, "localhost", false),
      (.origin, "http://localhost", true), (.origin, "https://LOCALHOST", true),
      (HTTPField.Name("Sec-Fetch-Site")!, "cross-site", false),
      (HTTPField.Name("Sec-Fetch-Site")!, "same-site", false),
      (HTTPField.Name("Sec-Fetch-Site")!, "none", false),
      (HTTPField.Name("Sec-Fetch-Site")!, "same-origin", true),
    ])
  func origin(name: HTTPField.Name, value: String, isOwn: Bool) async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let headers: HTTPFields = [name: value]
      let answer = try await client.send("tap/tall/tcount", number: 1, to: session, headers)
      #expect(answer.status == (isOwn ? .ok : .forbidden))
      let form = "session=\(session)&screen=1&number=2&event=tap/tall/tcount"
      let page = try await client.post("/counter/one", form, headers)
      #expect(page.status == (isOwn ? .ok : .forbidden))
    }
    #expect(server.counters[0].count == (isOwn ? 2 : 0))
  }

  @Test("Too many events at once are refused, and a second later events are accepted again")
  func allowance() async throws {
    let server = CounterServer {
      $0.limits.eventsPerSecond = 2
      $0.limits.eventBurst = 3
    }
    try await server.application.test { client in
      let session = try await client.open()
      for number in 1...3 {
        let answer = try await client.send("tap/tall/tcount", number: number, to: session)
        #expect(answer.status == .ok)
      }
      let refused = try await client.send("tap/tall/tcount", number: 4, to: session)
      #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "1")
      server.clock.advance(by: .milliseconds(500))
      let taken = try await client.send("tap/tall/tcount", number: 4, to: session)
      #expect(taken.status == .ok)
    }
    #expect(server.counters[0].count == 4)
  }
}
