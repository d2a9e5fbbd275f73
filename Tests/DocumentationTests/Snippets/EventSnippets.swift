// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The examples about actions, moves and refreshing.
@MainActor
enum EventSnippets {
  struct Message: Identifiable {
    let id: Int
    let subject: String
    let isRead: Bool
  }

  @MainActor
  @Observable
  final class Mail {
    var messages: [Message] = []

    func toggleRead(_ message: Message) {}
    func delete(_ message: Message) {}
    func archive(_ message: Message) {}
    func fetch() async {}
  }

  struct Song: Identifiable {
    let id: Int
    let title: String
  }

  @MainActor
  @Observable
  final class Playlist {
    var songs: [Song] = []
  }

  static func action(_ message: Message, of mail: Mail) -> RowAction {
    RowAction("Archive", image: .symbol("archivebox"), color: .tint) { mail.archive(message) }
  }

  static func row(_ message: Message, of mail: Mail) -> Row {
    Row(message.subject)
      .swipeActions(edge: .leading) {
        RowAction(message.isRead ? "Unread" : "Read") { mail.toggleRead(message) }
      }
      .swipeActions {
        RowAction("Delete", role: .destructive) { mail.delete(message) }
        RowAction("Archive") { mail.archive(message) }
      }
  }

  static func section(_ playlist: Playlist) -> TableSection {
    TableSection(playlist.songs) { song in Row(song.title) }
      .onMove { from, to in playlist.songs.insert(playlist.songs.remove(at: from), at: to) }
  }

  struct MailPage: RefreshablePage {
    let mail: Mail  // @Observable

    var title: String { "Inbox" }
    var sections: [TableSection] {
      TableSection(mail.messages) { Row($0.subject) }
    }

    func refresh() async { await mail.fetch() }
  }
}
