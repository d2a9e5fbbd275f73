// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Waiting for a page")
struct WaitingTests {
  @Observable @MainActor
  final class Inbox {
    var messages: [String]?

    func load() async {
      try? await Task.sleep(nanoseconds: 5_000_000)
      messages = ["Hello"]
    }
  }

  struct InboxPage: TablePage {
    let inbox: Inbox
    var title: String { "Inbox" }
    var sections: [TableSection] {
      TableSection {
        Row("Load").onSelect { Task { await inbox.load() } }
        if let messages = inbox.messages { for message in messages { Row(message) } }
      }
    }
  }

  struct Failure: Error, Equatable {}

  private let test = PageTest(InboxPage(inbox: Inbox()))

  @Test("A test waits for a page that waits for a server")
  func server() async throws {
    try test.tap("Load")
    #expect(!test.shows("Hello"))
    try await test.waitUntil { test.shows("Hello") }
    #expect(test.rows == [["Load"], ["Hello"]])
  }

  @Test("A condition that never becomes true throws an error with the page")
  func timeLimit() async throws {
    let error = await #expect(throws: PageTestError.self) {
      try await test.waitUntil(within: 0.01) { test.shows("Hello") }
    }
    #expect(
      error?.description == """
        The condition was still false after 0.01 seconds. The top page is “Inbox”:
        # Inbox

          Load
        """)
  }

  @Test("A condition that is true needs no time")
  func noTime() async throws {
    try await test.waitUntil(within: 0) { test.shows("Load") }
    try await test.waitUntil(within: .nan) { test.shows("Load") }
    await #expect(throws: PageTestError.self) { try await test.waitUntil(within: -1) { false } }
  }

  @Test("A time limit that passes between two turns of the main actor does not end the waiting")
  func busyMachine() async throws {
    var evaluations = 0
    try await test.waitUntil(within: 0) {
      evaluations += 1
      return evaluations == 20
    }
    #expect(evaluations == 20)
  }

  @Test("An error of the condition ends the waiting")
  func conditionThrows() async {
    await #expect(throws: Failure()) { try await test.waitUntil { throw Failure() } }
  }

  @Test("Canceling the test ends the waiting")
  func cancellation() async {
    let test = test
    let waiting = Task { try await test.waitUntil { false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
