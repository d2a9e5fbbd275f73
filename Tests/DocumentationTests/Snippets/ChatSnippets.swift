// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of *Rows that arrive at the end*.
@MainActor
@Suite("A chat")
struct ChatSnippets {
  struct Message: Identifiable, Sendable {
    let id: Int
    let author: String
    let text: String
  }

  /// A server that returns each sent message, and whose other messages a test sends.
  struct MessageServer {
    let messages: AsyncStream<Message>
    let continuation: AsyncStream<Message>.Continuation

    init() { (messages, continuation) = AsyncStream.makeStream() }

    func send(_ text: String) {
      continuation.yield(Message(id: text.count, author: "I", text: text))
    }

    func messages(before id: Int?) async -> [Message] {
      id == -1 ? [] : [Message(id: -1, author: "Ada", text: "The first")]
    }
  }

  @Observable @MainActor
  final class MessageThread {
    private(set) var messages: [Message] = []
    private(set) var hasOlder = true
    var draft = ""
    private let server: MessageServer

    init(_ server: MessageServer) {
      self.server = server
      // Receives messages for all pages that show the thread, until it is released.
      Task { [weak self] in
        for await message in server.messages {
          guard let self else { return }
          messages.append(message)
        }
      }
    }

    func send() {
      guard !draft.isEmpty else { return }
      server.send(draft)
      draft = ""
    }

    func showOlder() {
      let first = messages.first?.id
      Task {
        let older = await server.messages(before: first)
        // The user may have pressed the button twice.
        guard messages.first?.id == first else { return }
        (messages, hasOlder) = (older + messages, !older.isEmpty)
      }
    }
  }

  struct ThreadPage: TablePage {
    let thread: MessageThread

    var title: String { "Ada" }
    var followsEnd: Bool { true }

    var sections: [TableSection] {
      if thread.hasOlder {
        TableSection { ButtonRow("Show older messages") { thread.showOlder() } }
      }
      TableSection(thread.messages) { message in
        Row(message.author, subtitle: message.text)
          .style(\.subtitleLineLimit, .unlimited)
      }
      TableSection {
        FieldRow("Message", thread, \.draft).onSubmit { thread.send() }
      }
    }
  }

  @Test("Messages arrive and are sent, and older ones are shown")
  func messages() async throws {
    let server = MessageServer()
    let test = PageTest(ThreadPage(thread: MessageThread(server)))
    #expect(test.page.followsEnd)
    server.continuation.yield(Message(id: 0, author: "Ada", text: "Hello"))
    try await test.waitUntil { test.shows("Hello") }
    try test.type("How are you?", into: "Message")
    try test.pressReturn(in: "Message")
    try await test.waitUntil { test.shows("How are you?") }
    for _ in 1...2 { try test.tap("Show older messages") }
    try await test.waitUntil { test.shows("The first") }
    try test.tap("Show older messages")
    try await test.waitUntil { !test.shows("Show older messages") }
    let texts = test.rows.dropLast().map(\.last)
    #expect(texts == ["The first", "Hello", "How are you?"])
  }

  @Test("Two pages show all messages, and the second one does so after the first was closed")
  func pages() async throws {
    let server = MessageServer()
    let thread = MessageThread(server)
    var first: PageTest? = PageTest(ThreadPage(thread: thread))
    let second = PageTest(ThreadPage(thread: thread))
    for id in 0...1 {
      server.continuation.yield(Message(id: id, author: "Ada", text: "Message \(id)"))
      for test in [first, second].compactMap(\.self) {
        try await test.waitUntil { test.shows("Message \(id)") }
      }
      first = nil
    }
    #expect(thread.messages.count == 2)
  }
}
