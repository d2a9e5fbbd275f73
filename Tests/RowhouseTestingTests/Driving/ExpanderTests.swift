// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows that open and close others")
struct ExpanderTests {
  private final class Mail {
    var isOpen = false
    var evaluations = 0
  }

  private struct MailPage: TablePage {
    let mail: Mail
    var title: String { "Mail" }
    var sections: [TableSection] {
      TableSection {
        Row("Before")
        ExpanderRow("Advanced") {
          Row("Server")
          ExpanderRow("More") { Row("Port") }
        }
        ExpanderRow("Bound", mail, \.isOpen) { Row("Inside") }
        Row("After")
      }
    }
  }

  private struct ChangedPage: TablePage {
    let mail: Mail
    var title: String { "Mail" }
    var sections: [TableSection] {
      TableSection {
        ExpanderRow("Bound", mail, \.isOpen) { Row("Inside") }
          .row { $0.image(.symbol("gear")).value("3").id("bound") }
        ExpanderRow("Disabled") { Row("Never") }.row { $0.disabled() }
      }
    }
  }

  private func titles(_ test: PageTest) -> [String] { test.rows.map { $0[0] } }

  @Test("The page keeps which rows are open, and edits are ordinary ones")
  func opens() throws {
    let test = PageTest(MailPage(mail: Mail()))
    #expect(titles(test) == ["Before", "Advanced", "Bound", "After"])
    try test.tap("Advanced")
    #expect(titles(test) == ["Before", "Advanced", "Server", "More", "Bound", "After"])
    #expect(test.text.lines[3].hasSuffix("(open)"))
    let edits = try #require(test.updates.last)
    #expect("\(edits)".contains("+ 0.2\n+ 0.3"))
    try test.tap("More")
    #expect(titles(test)[3...4] == ["More", "Port"])
    try test.tap("Advanced")
    #expect(titles(test) == ["Before", "Advanced", "Bound", "After"])
    try test.tap("Advanced")
    #expect(titles(test).contains("Port"), "The inner row is still open")
  }

  @Test("The model can keep the state")
  func bound() throws {
    let mail = Mail()
    let test = PageTest(MailPage(mail: mail))
    try test.tap("Bound")
    #expect(mail.isOpen && titles(test).contains("Inside"))
    mail.isOpen = false
    test.driver.update()
    #expect(!titles(test).contains("Inside"))
  }

  @Test("The row itself can be changed like any row, and still opens")
  func changed() throws {
    let mail = Mail()
    let test = PageTest(ChangedPage(mail: mail))
    let row = try #require(test.page.row(at: RowIndexPath(section: 0, row: 0)))
    #expect(row.standardContent?.image == .symbol("gear"))
    #expect(row.texts == ["Bound", "3"] && row.role == .expander(isOpen: false))
    try test.tap(.id("bound"))
    #expect(mail.isOpen && titles(test) == ["Bound", "Inside", "Disabled"])
    #expect(throws: PageTestError.self) { try test.tap("Disabled") }
  }

  @Test("Two pages do not share what they keep")
  func separate() throws {
    let mail = Mail()
    let (first, second) = (PageTest(MailPage(mail: mail)), PageTest(MailPage(mail: mail)))
    try first.tap("Advanced")
    #expect(titles(first).contains("Server") && !titles(second).contains("Server"))
  }
}
