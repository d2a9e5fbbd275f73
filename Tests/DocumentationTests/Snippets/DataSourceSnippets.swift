// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit

#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

/// The pages of the article about data sources.
@MainActor
enum DataSourceSnippets {
  struct Message: Equatable, Sendable {
    let number: Int
    var sender = "Ada"
    var subject: String { "Message \(number)" }
  }

  final class Mail {
    var isOffline = false
    var messages = (1...3).map { Message(number: $0) }
    var opened: [Int] = []

    func open(_ message: Message) { opened.append(message.number) }
    func delete(_ message: Message) { messages.removeAll { $0 == message } }
    func markAsRead(_ message: Message) {}
    func fetch() async { messages.insert(Message(number: messages.count + 1), at: 0) }
  }

  struct MessagePage: TablePage {
    let message: Message

    var title: String { message.subject }
    var sections: [TableSection] { [] }
  }

  struct InboxPage: RefreshablePage {
    let mail: Mail

    var title: String { "Inbox" }

    var sections: [TableSection] {
      if mail.isOffline {
        TableSection { Row("You are offline").image(.symbol("wifi.slash")) }
      }
      TableSection(mail.messages, id: \.number, header: "Messages") { message in
        Row(message.subject, subtitle: message.sender)
          .onSelect { navigator.push(MessagePage(message: message)) }
          .swipeActions(edge: .leading) {
            RowAction("Read") { mail.markAsRead(message) }
          }
          .onDelete { mail.delete(message) }
      }
    }

    func refresh() async { await mail.fetch() }
  }

  final class MessageCell: UITableViewCell {
    private(set) var subject = ""

    func show(_ message: Message) { subject = message.subject }
  }

  struct OldInboxPage: TablePage {
    let mail: Mail

    var title: String { "Inbox" }

    var sections: [TableSection] {
      TableSection(mail.messages, id: \.number) { message in
        NativeRow(MessageCell.self, message) { cell, message, _ in cell.show(message) }
      }
    }
  }

  final class InboxController: UIViewController, UITableViewDelegate {
    let mail = Mail()
    let tableView = UITableView(frame: .zero, style: .grouped)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      view.addSubview(tableView)
      tableView.showPage(OldInboxPage(mail: mail), forwarding: self)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 72 }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      mail.open(mail.messages[indexPath.row])
    }
  }
}
#endif
