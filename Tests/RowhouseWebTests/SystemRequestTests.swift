// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Links, shared and copied texts in the browser")
struct SystemRequestTests {
  private struct Page: TablePage {
    let rows: @MainActor () -> [AnyRow]
    var title: String { "Page" }
    var language: String? { "de" }
    var sections: [TableSection] { [TableSection(rows: rows())] }
  }

  private func session(
    @RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]
  ) -> WebSession {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(rows: rows) }
    _ = session.document(client: "1")
    return session
  }

  private func pressables(@RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]) -> [HTMLTag] {
    HTMLTag.all(in: session(rows).mainMarkup().text).filter { $0.classes.contains("row-button") }
  }

  /// Presses the only row of a session.
  private func press(_ session: WebSession) throws {
    let markup = HTMLTag.all(in: session.mainMarkup().text)
    let button = try #require(markup.first { $0.classes.contains("row-button") }?["value"])
    #expect(session.receive(button, number: session.nextEvent, screen: 1) == .accepted)
  }

  @Test("A row with a link is a link, which needs no script")
  func links() {
    let tags = pressables {
      ExternalLinkRow("Website", to: "https://example.com/?a=1&b=\"2")
      ExternalLinkRow("Website", to: "https://example.com/?a=1&b=2")
      ExternalLinkRow("Mail", to: ExternalLink(mail: "ann@example.com"))
      ExternalLinkRow("Log out", to: ExternalLink(path: "/logout?all=1"))
      ExternalLinkRow("Export", to: ExternalLink(path: "/orders.csv", isDownload: true))
    }
    #expect(tags.map(\.name) == ["button", "a", "a", "a", "a"])
    #expect(
      tags.map { $0["href"] } == [
        nil, "https://example.com/?a=1&b=2", "mailto:ann@example.com", "/logout?all=1",
        "/orders.csv",
      ])
    #expect(tags.map { $0["target"] } == [nil, "_blank", nil, nil, nil])
    #expect(tags.map { $0["rel"] } == [nil, "noopener noreferrer", nil, nil, nil])
    #expect(tags.map { $0["download"] } == [nil, nil, nil, nil, ""])
  }

  @Test("A disabled link, and one whose page is asked first, is a button")
  func buttons() {
    let tags = pressables {
      ExternalLinkRow("A", to: "https://example.com").disabled()
      ExternalLinkRow("B", to: "https://example.com").onWillSelect { false }
      ExternalLinkRow("C", to: "https://example.com").onSelect {}
    }
    #expect(tags.map(\.name) == ["button", "button", "button"])
    #expect(tags.map { $0["role"] } == ["link", "link", nil])
    #expect(tags[0]["disabled"] != nil)
    let others = pressables {
      ExternalLinkRow("A", to: "https://example.com").onWillHighlight { false }
      ExternalLinkRow("B", to: "https://example.com").onHighlight { _ in }
      ExternalLinkRow("C", to: "https://example.com").staysSelected()
      ExternalLinkRow("D", to: "https://example.com").onDeselect {}
      ExternalLinkRow("E", to: "https://example.com").onWillDeselect { true }
    }
    #expect(others.map(\.name) == Array(repeating: "button", count: 5))
  }

  @Test("A row that pushes a page with a path is a link, whose tap is sent")
  func pageLinks() throws {
    let session = session { LinkRow("Order", path: "/orders/1?a=1&b=2") { SelectingPage() } }
    let markup = HTMLTag.all(in: session.mainMarkup().text)
    let link = try #require(markup.first { $0.classes.contains("row-button") })
    #expect(link.name == "a" && link["href"] == "/orders/1?a=1&b=2")
    #expect(link["target"] == nil && link["value"] == nil && link["role"] == nil)
    let tap = try #require(link["data-tap"])
    #expect(session.receive(tap, number: session.nextEvent, screen: 1) == .accepted)
    #expect(session.screens.count == 2)
  }

  @Test("A row with a path is a button if the page decides about its taps")
  func pageButtons() {
    let tags = pressables {
      LinkRow("A", path: "/a") { SelectingPage() }.disabled()
      LinkRow("B", path: "/b") { SelectingPage() }.onWillSelect { false }
      LinkRow("C", path: "/c") { SelectingPage() }.onSelect {}
      LinkRow("D", path: "/d") { SelectingPage() }.onHighlight { _ in }
      LinkRow("E", path: "//example.com") { SelectingPage() }
      LinkRow("F") { SelectingPage() }
    }
    #expect(tags.map(\.name) == Array(repeating: "button", count: 6))
    #expect(tags.allSatisfy { $0["role"] == nil && $0["data-tap"] == nil })
  }

  private struct SelectingPage: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection { ExternalLinkRow("Website", to: "https://example.com") }
    }
    func didSelect(_ selection: RowSelection) {}
  }

  @Test("A link is a button on a page that receives all selections")
  func selections() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in SelectingPage() }
    let tags = HTMLTag.all(in: session.mainMarkup().text)
    #expect(tags.filter { $0.classes.contains("row-button") }.map(\.name) == ["button"])
  }

  @Test("Copying is sent as a hidden dialog, which the page below does not wait for")
  func copying() throws {
    let session = session { CopyRow("Number", "<4>\n2") }
    try press(session)
    let message = try #require(session.messages(after: 1).first).members()
    let tags = HTMLTag.all(in: try #require(message["dialogs"] as? String))
    let dialog = try #require(tags.first)
    #expect(dialog["data-request"] == "copy" && dialog["hidden"] != nil)
    #expect(dialog["data-copied"] == "Kopiert")
    #expect(tags.first { $0.classes.contains("wanted") }?.text == "<4>\n2")
    try press(session)
    #expect(session.dialogs.count == 2)
    for dialog in session.dialogs {
      let answer = session.receive(
        "answer/\(dialog.id.number)", number: session.nextEvent, screen: 1)
      #expect(answer == .accepted)
    }
    #expect(session.dialogs.isEmpty && session.dialogMarkup().text.isEmpty)
  }

  @Test("Without a script the dialog is shown with the text and a button that closes it")
  func withoutScript() throws {
    let session = session { CopyRow("Number", "42") }
    try press(session)
    let document = HTMLTag.all(in: session.document(client: "1"))
    let dialog = try #require(document.first { $0.name == "dialog" })
    #expect(dialog["open"] != nil && dialog["hidden"] == nil)
    let button = try #require(document.first { $0.classes.contains("cancel") })
    #expect(button.text == "Fertig")
    let event = try #require(button["value"])
    #expect(session.receive(event, number: session.nextEvent, screen: 1) == .accepted)
    #expect(!session.document(client: "1").contains("<dialog"))
  }

  @Test("Only the address of a web page is shared as an address")
  func sharing() throws {
    let site = try #require(ExternalLink("https://example.com"))
    let mail = try #require(ExternalLink(mail: "ann@example.com"))
    let contents = [
      SharedContent("a", link: site), SharedContent(site), SharedContent("a", link: mail),
    ]
    let dialogs = try contents.map { content in
      let session = session { ShareRow("Share", content) }
      try press(session)
      return try #require(HTMLTag.all(in: session.dialogMarkup().text).first)
    }
    #expect(dialogs.map { $0["data-text"] } == ["a", nil, "a\nmailto:ann@example.com"])
    #expect(dialogs.map { $0["data-url"] } == ["https://example.com", "https://example.com", nil])
  }

  @Test("A page may open a link by itself")
  func opening() throws {
    let site = try #require(ExternalLink("https://example.com"))
    let session = session { Row("Open").onSelect { Navigator.current?.open(site) } }
    try press(session)
    let link = try #require(HTMLTag.all(in: session.dialogMarkup().text).first { $0.name == "a" })
    #expect(link["href"] == "https://example.com" && link["rel"] == "noopener noreferrer")
    #expect(link.text == "Öffnen")
  }

  @Test("A dialog that the page shows still keeps the page below from events")
  func question() throws {
    let session = session { Row("Ask").onSelect { Navigator.current?.alert("Sure?") } }
    try press(session)
    let markup = HTMLTag.all(in: session.mainMarkup().text)
    let button = try #require(markup.first { $0.classes.contains("row-button") }?["value"])
    #expect(session.receive(button, number: session.nextEvent, screen: 1) == .gone)
  }
}
