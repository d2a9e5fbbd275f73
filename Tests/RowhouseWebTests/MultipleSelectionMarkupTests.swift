// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Selecting several rows in a browser")
struct MultipleSelectionMarkupTests {
  @Observable
  @MainActor
  final class Mail {
    var selected: Set<Int> = [2]
  }

  private struct Page: TablePage {
    let mail: Mail
    var title: String { "Mail" }
    var sections: [TableSection] {
      TableSection([1, 2], id: \.self) { Row("mail \($0)") }
        .selectsSeveral(mail, \.selected)
        .id("mail")
    }
  }

  @Test("Rows are check boxes, which send taps")
  func boxes() throws {
    let mail = Mail()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(mail: mail) }
    func states() -> [String] {
      _ = session.document(client: "1")
      return HTMLTag.all(in: session.mainMarkup().text).filter { $0["role"] == "checkbox" }
        .compactMap { $0["aria-checked"] }
    }
    #expect(states() == ["false", "true"])
    for row in [1, 2] {
      let event = "tap/tmail/i\(row)"
      #expect(
        session.receive(event, number: session.nextEvent, screen: session.top.number) == .accepted)
    }
    #expect(mail.selected == [1])
    #expect(states() == ["true", "false"])
  }
}
