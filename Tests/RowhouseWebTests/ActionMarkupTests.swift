// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

/// Actions of rows, moves, and refreshing, in a browser.
@MainActor
@Suite("Actions in a browser")
struct ActionMarkupTests {
  @Observable
  @MainActor
  final class Mail {
    var titles = ["First", "Second <b>"]
    var isEditing = false
    @ObservationIgnored var calls: [String] = []
    @ObservationIgnored var refreshes = 0
  }

  private struct Page: RefreshablePage {
    let mail: Mail

    var title: String { "Mail" }
    var isEditing: Bool { mail.isEditing }
    var sections: [TableSection] {
      TableSection(mail.titles, id: \.self) { title in
        Row(title)
          .swipeActions(edge: .leading) { RowAction("Read & keep") { mail.calls.append("read") } }
          .swipeActions {
            RowAction("Archive", role: .destructive) { mail.calls.append("archive \(title)") }
          }
          .menu { RowAction("Copy \"it\"", color: .tint) { mail.calls.append("copy") } }
          .onInsert { mail.calls.append("insert") }
      }
      .onMove { from, to in mail.titles.insert(mail.titles.remove(at: from), at: to) }
      .id("mail")
    }

    func refresh() async { mail.refreshes += 1 }
  }

  private let mail = Mail()
  private let session: WebSession

  init() {
    let mail = mail
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(mail: mail) }
  }

  /// Returns the events of a row's buttons, as a browser reads them.
  private func events(ofRow row: Int) -> [String] {
    _ = session.document(client: "1")
    let dom = ReferenceDOM(main: session.mainMarkup().text)
    return dom.sections[0].rows[row].components(separatedBy: " value=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" }.replacingOccurrences(of: "&amp;", with: "&") }
  }

  private func send(_ event: String) -> WebAnswer.Outcome {
    session.receive(event, number: session.nextEvent, screen: session.top.number)
  }

  /// The head of a row with an avatar and a switch.
  private struct Sender: RowContent {
    func body(style: ResolvedStyle) -> Part {
      .horizontal {
        Part.avatar(.remote("/ada.jpg"), initials: "AM", diameter: 40)
        Part.text("Ada Miller")
        Part.toggle(isOn: true, label: "Important")
      }
    }
  }

  private struct SendersPage: TablePage {
    var title: String { "Mail" }
    var sections: [TableSection] {
      TableSection {
        CustomRow(Sender()).onSelect {}.onDelete {}
        CustomRow(Sender()).menu { RowAction("Archive") {} }
      }
    }
  }

  @Test("The letters of an avatar, which are hidden, name neither its row nor the actions")
  func avatar() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in SendersPage() }
    let text = session.mainMarkup().text
    #expect(text.contains("aria-label=\"Ada Miller\""))
    #expect(text.contains("aria-label=\"Delete: Ada Miller\""))
    #expect(text.contains("aria-label=\"Actions: Ada Miller\""))
    #expect(!text.contains("AM,") && !text.contains(": AM"))
  }

  @Test("Each action is a button with the row's key, and its event calls the handler")
  func actions() throws {
    let text = session.mainMarkup().text
    #expect(text.contains("aria-label=\"Actions: First\""))
    #expect(text.contains("aria-label=\"Read &amp; keep: First\""))
    #expect(text.contains("<span>Copy &quot;it&quot;</span>"))
    #expect(!text.contains("<b>"))
    let events = events(ofRow: 1)
    #expect(events.count == 3)
    for event in events { #expect(send(event) == .accepted) }
    #expect(mail.calls == ["read", "archive Second <b>", "copy"])
  }

  @Test("An unknown action is missing, and an action at an invalid place is malformed")
  func unknown() throws {
    let event = try #require(events(ofRow: 0).first)
    #expect(send(event.replacingOccurrences(of: "Read", with: "Write")) == .gone)
    #expect(send(event.replacingOccurrences(of: "leading", with: "nowhere")) == .malformed)
    #expect(send(event.replacingOccurrences(of: "/0/", with: "/-1/")) == .malformed)
    #expect(mail.calls == [])
  }

  @Test("Rows have a handle and two buttons to move them in editing mode, and one to insert")
  func editing() throws {
    let before = events(ofRow: 0)
    let up = "up/\(before[0].split(separator: "/")[1...2].joined(separator: "/"))"
    // The page is not in editing mode yet.
    #expect(send(up.replacingOccurrences(of: "up/", with: "down/")) == .gone)
    #expect(send(up.replacingOccurrences(of: "up/", with: "insert/")) == .gone)
    mail.isEditing = true
    session.top.driver?.flush()
    let events = events(ofRow: 0)
    #expect(
      events.map { $0.prefix { $0 != "/" } } == [
        "action", "action", "action", "insert", "up", "down",
      ])
    #expect(session.mainMarkup().text.contains("<span class=\"handle\" tabindex=\"-1\">"))
    #expect(send(events[4]) == .gone)
    #expect(send(events[5]) == .accepted)
    #expect(mail.titles == ["Second <b>", "First"])
    #expect(send(events[5]) == .gone)
    #expect(send(events[4]) == .accepted)
    #expect(mail.titles == ["First", "Second <b>"])
    #expect(send(events[3]) == .accepted)
    #expect(mail.calls == ["insert"])
  }

  @Test("A button of the bar refreshes the page, and shows the progress")
  func refreshing() async throws {
    #expect(session.document(client: "1").contains("value=\"refresh\""))
    let version = session.version
    #expect(send("refresh") == .accepted)
    #expect(session.document(client: "1").contains("class=\"refresh busy\""))
    while session.top.driver?.isRefreshing == true { await Task.yield() }
    await session.top.driver?.settled()
    #expect(mail.refreshes == 1)
    #expect(!session.document(client: "1").contains("class=\"refresh busy\""))
    let messages = session.messages(after: version).map(\.text)
    #expect(messages.count == 2 && messages.allSatisfy { $0.contains("refresh") })
  }

  @Test("A page without a refresh handler has no such button")
  func plain() {
    let other = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      ListPage("Fruits", ["Apple"])
    }
    #expect(!other.document(client: "1").contains("value=\"refresh\""))
    #expect(other.receive("refresh", number: 1, screen: 1) == .gone)
  }

  private struct StickyPage: TablePage {
    let appearance: PageAppearance
    var title: String { "Sticky" }
    var stickyHeaders: Bool { true }
    var sections: [TableSection] { TableSection("head") { Row("row") } }
  }

  @Test("The markup declares headers that stay in view, of plain pages only")
  func stickyHeaders() {
    #expect(!HTML.tag(of: session.mainMarkup().text).contains("sticky"))
    for appearance in PageAppearance.allCases {
      let other = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
        StickyPage(appearance: appearance)
      }
      let isSticky = appearance == .plain
      #expect(HTML.tag(of: other.mainMarkup().text).contains("page plain sticky") == isSticky)
      #expect(other.styles.contains(".sticky ") == isSticky)
    }
    #expect(!session.styles.contains(".sticky "))
  }
}
