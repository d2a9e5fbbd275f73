// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A conversation, which opens at its newest message and follows those that arrive.
public struct ChatPage: GalleryPage {
  /// The state that the page shows.
  public let gallery: GalleryState
  private let chat: Chat

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    chat = Chat(gallery: gallery)
  }

  /// `Chat with the shop`.
  public var title: String { say(.chat) }

  /// True, so that the newest message is in view.
  public var followsEnd: Bool { true }

  /// The messages, and a field for another one.
  public var sections: [TableSection] {
    TableSection(chat.messages) { message in
      Row(say(message.isOwn ? .iWrote : .shopWrote), subtitle: message.text)
        .style(\.subtitleLineLimit, .unlimited)
    }
    TableSection {
      FieldRow(say(.chatMessage), chat, \.draft).onSubmit { chat.send() }
      ButtonRow(say(.sendMessage)) { chat.send() }
    }
  }
}
