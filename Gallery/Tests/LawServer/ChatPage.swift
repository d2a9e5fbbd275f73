// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A page that opens at its last message, with a field for other ones: `GET /chat/COUNT`.
///
/// A number in the field is that of the messages to add. Without messages, the page is loading them.
struct ChatPage: TablePage {
  @MainActor
  @Observable
  final class Chat {
    fileprivate var count: Int
    fileprivate var draft = ""

    init(count: Int) { self.count = count }
  }

  private let chat: Chat
  private let navigator: Navigator

  /// Creates the page with a number of messages.
  @MainActor
  init(count: Int, navigator: Navigator) {
    chat = Chat(count: count)
    self.navigator = navigator
  }

  var title: String { "Chat" }

  var followsEnd: Bool { true }

  var sections: [TableSection] {
    TableSection(0..<chat.count, id: \.self) { Row("Message \($0 + 1)") }
      .loadState(chat.count == 0 ? .loading() : .content)
    TableSection {
      FieldRow("Text", chat, \.draft).onSubmit { chat.count += Int(chat.draft) ?? 1 }
      ButtonRow("Show the first message") { navigator.scroll(to: 0) }
    }
  }
}
