// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The examples about actions, moves, and refreshing.
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
    var selected: Set<Int> = []

    func open(_ message: Message) {}
    func compose() {}
    func toggleRead(_ message: Message) {}
    func delete(_ message: Message) {}
    func delete(_ messages: [Message]) {}
    func archive(_ message: Message) {}
    func copy(_ message: Message) {}
    func move(_ message: Message, to folder: Folder) {}
    let folders: [Folder] = []
    func fetch() async {}
  }

  final class Settings { var nightMode = false }

  struct Log { func note(_ name: String, _ value: ControlValue) {} }

  static func observed(_ settings: Settings, _ log: Log) -> TableSection {
    TableSection {
      ToggleRow("Night mode", settings, \.nightMode)
        .onControlChange { _, value in log.note("night mode", value) }
    }
  }

  static func shortcut(_ mail: Mail) -> TableSection {
    TableSection {
      ButtonRow("New message") { mail.compose() }.shortcut("n")
    }
  }

  static func selection(_ mail: Mail) -> TableSection {
    TableSection(mail.messages) { Row($0.subject) }
      .selectsSeveral(mail.selected) { mail.selected = $0 }
  }

  static func editedSelection(_ mail: Mail) -> TableSection {
    TableSection(mail.messages) { message in
      Row(message.subject).onSelect { mail.open(message) }
    }
    .selectsSeveral(mail, \.selected, whileEditing: true)
  }

  @RowBuilder
  static func deletion(_ shown: [Message], of mail: Mail) -> [AnyRow] {
    let chosen = shown.filter { mail.selected.contains($0.id) }
    ButtonRow("Delete \(chosen.count)", role: .destructive) { mail.delete(chosen) }
      .disabled(chosen.isEmpty)
  }

  struct Folder {
    let name: String
  }

  @RowActionBuilder
  static func menu(_ message: Message, of mail: Mail) -> [RowAction] {
    RowAction("Copy") { mail.copy(message) }
    RowAction.menu("Move to") {
      for folder in mail.folders {
        RowAction(folder.name) { mail.move(message, to: folder) }
      }
    }
  }

  static func target(_ section: TableSection) -> TableSection {
    section
      .moveTarget { move in move.targetSection == "done" ? nil : move.target }
  }

  struct Song: Identifiable {
    let id: Int
    let title: String
  }

  @MainActor
  @Observable
  final class Playlist {
    var songs: [Song] = []
    var query = ""
    var isEditing = false

    var found: [Song] { query.isEmpty ? songs : songs.filter { $0.title.contains(query) } }
  }

  struct PlaylistPage: TablePage {
    let playlist: Playlist

    var title: String { "Playlist" }
    var isEditing: Bool { playlist.isEditing && playlist.query.isEmpty }
    var sections: [TableSection] {
      TableSection(playlist.found) { song in Row(song.title) }
        .onMove { from, to in playlist.songs.insert(playlist.songs.remove(at: from), at: to) }
    }
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

  static func page(of playlist: Playlist) -> ListPage {
    ListPage("Playlist", playlist.songs) { song in Row(song.title) }
  }

  static func shuffledSection(_ playlist: Playlist) -> TableSection {
    TableSection(playlist.songs, header: "Up next") { song in Row(song.title) }
      .headerButton("Shuffle") { playlist.songs.shuffle() }
  }

  struct TaskList: Identifiable {
    let id: String
    let title: String
    let tasks: [Song]
  }

  @MainActor
  @Observable
  final class Board {
    var lists: [TaskList] = []

    func remove(from list: ItemID, at index: Int) -> Song { Song(id: index, title: "") }
    func insert(_ task: Song, into list: ItemID, at index: Int) {}
  }

  @SectionBuilder
  static func sections(_ board: Board) -> [TableSection] {
    for list in board.lists {
      TableSection(list.tasks, header: list.title) { task in Row(task.title) }
        .id(list.id)
        .onMoveBetweenSections { move in
          let task = board.remove(from: move.sourceSection, at: move.source.row)
          board.insert(task, into: move.targetSection, at: move.target.row)
        }
    }
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
