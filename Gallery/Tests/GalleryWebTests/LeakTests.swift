// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird
import RowhouseHummingbird
import RowhouseTestSupport
import Testing

@MainActor
@Suite("Ended sessions")
struct LeakTests {
  @Test("An ended session releases its pages, whatever work is in progress")
  func letGo() async throws {
    let server = CounterServer()
    let events = ["tap/tall/tcount", "tap/tall/tdeeper", "tap/tall/task", "tap/tall/tlinked"]
    try await server.application.test { client in
      for event in events {
        let session = try await client.open()
        #expect(try await client.send(event, number: 1, to: session).status == .ok)
      }
    }
    weak let counter = server.takeCounter()
    #expect(counter != nil && server.counters.count == 3)
    let left = server.takeCounters()
    server.pages.close()
    await waitUntil { !left.contains(where: { $0.object != nil }) }
    #expect(counter == nil)
    for (event, counter) in zip(events.dropFirst(), left) {
      #expect(counter.object == nil, "after \(event)")
    }
  }
}

/// A weak reference to an object.
final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
