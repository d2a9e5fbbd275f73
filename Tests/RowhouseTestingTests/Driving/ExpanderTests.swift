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

  @Test("Two pages do not share what they keep")
  func separate() throws {
    let mail = Mail()
    let (first, second) = (PageTest(MailPage(mail: mail)), PageTest(MailPage(mail: mail)))
    try first.tap("Advanced")
    #expect(titles(first).contains("Server") && !titles(second).contains("Server"))
  }
}
