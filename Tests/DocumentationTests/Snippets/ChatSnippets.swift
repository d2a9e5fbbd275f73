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

  /// A server whose messages a test sends.
  struct MessageServer {
    let messages: AsyncStream<Message>
    let continuation: AsyncStream<Message>.Continuation

    init() { (messages, continuation) = AsyncStream.makeStream() }
  }

  @Observable @MainActor
  final class MessageThread {
    private(set) var messages: [Message] = []
    private(set) var hasOlder = true
    var draft = ""
    private let server: MessageServer

    init(_ server: MessageServer) { self.server = server }

    func receive() async {
      for await message in server.messages { messages.append(message) }
    }

    func send() {
      messages.append(Message(id: messages.count, author: "I", text: draft))
      draft = ""
    }

    func showOlder() {
      messages.insert(Message(id: -1, author: "Ada", text: "The first"), at: 0)
      hasOlder = false
    }
  }

  struct ThreadPage: LoadingPage {
    let thread: MessageThread  // @Observable

    var title: String { "Ada" }
    var followsEnd: Bool { true }

    var sections: [TableSection] {
      if thread.hasOlder {
        TableSection { ButtonRow("Show older messages") { thread.showOlder() } }
      }
      TableSection(thread.messages) { message in
        Row(message.author, subtitle: message.text)
      }
      TableSection {
        FieldRow("Message", thread, \.draft).onSubmit { thread.send() }
      }
    }

    func load() async { await thread.receive() }
  }

  @Test("Messages arrive and are sent, and older ones are shown")
  func messages() async throws {
    let server = MessageServer()
    let test = PageTest(ThreadPage(thread: MessageThread(server)))
    #expect(test.page.followsEnd)
    server.continuation.yield(Message(id: 0, author: "Ada", text: "Hello"))
    server.continuation.finish()
    try await test.waitUntil { test.shows("Hello") }
    try test.type("How are you?", into: "Message")
    try test.pressReturn(in: "Message")
    try test.tap("Show older messages")
    let texts = test.rows.dropLast().map(\.last)
    #expect(texts == ["The first", "Hello", "How are you?"])
  }
}
