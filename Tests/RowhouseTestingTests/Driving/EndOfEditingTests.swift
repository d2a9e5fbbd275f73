// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Editing that the page ends")
struct EndOfEditingTests {
  @MainActor
  private final class Account {
    var code = ""
    var name = ""
    var log: [String] = []
  }

  private struct AccountPage: TablePage {
    let account: Account
    var title: String { "Account" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Code", text: account.code) { code in
          account.code = code
          if code.count == 4 { navigator.focus("name") }
          if code.count == 6 { navigator.push(AccountPage(account: Account())) }
        }
        .reporting(.continuous)
        .onDidEndEditing { account.log.append("end of code") }
        FieldRow("Name", text: account.name) { name in
          account.name = name
          account.log.append(name)
        }
        .onDidEndEditing { account.log.append("end of name") }
        .id("name")
        ToggleRow("Private", isOn: false) { _ in }.id("private")
      }
    }
  }

  private let account = Account()
  private let test: PageTest

  init() { test = PageTest(AccountPage(account: account)) }

  @Test("A field that moves the focus when it is complete is left")
  func complete() throws {
    try test.type("12", into: "Code", leavesField: false)
    #expect(account.log.isEmpty)
    try test.type("1234", into: "Code", leavesField: false)
    #expect(test.focusedRow?.texts.first == "Name" && account.log == ["end of code"])
    try test.toggle("Private")
    #expect(account.log == ["end of code"])
    try test.type("12345", into: "Code")
    #expect(account.log == ["end of code", "end of code"])
  }

  @Test("Code that moves the focus to another row ends editing")
  func focus() throws {
    try test.type("Ada", into: "Name", leavesField: false)
    test.navigator.focus("name")
    test.navigator.focus("missing")
    #expect(test.rows[1] == ["Name"] && account.log.isEmpty)
    test.navigator.focus("private")
    #expect(test.rows[1] == ["Name", "Ada"] && account.log == ["Ada", "end of name"])
  }

  @Test("A page that the driver shows in place of that of the field ends editing")
  func driver() throws {
    let other = Account()
    try test.type("Ada", into: "Name", leavesField: false)
    test.driver.show(AccountPage(account: other))
    #expect(account.log == ["Ada", "end of name"] && account.name == "Ada")
    #expect(test.rows[1] == ["Name"])
    try test.toggle("Private")
    #expect(other.log.isEmpty && other.name == "")
  }

  @Test("A page that is shown above that of the field, or in place of it, ends editing")
  func pages() throws {
    try test.type("123456", into: "Code", leavesField: false)
    #expect(test.titles.count == 2 && account.log == ["end of code"])
    try test.back()
    try test.type("Ada", into: "Name", leavesField: false)
    test.navigator.push(AccountPage(account: Account()))
    #expect(test.titles.count == 2 && account.log == ["end of code", "Ada", "end of name"])
    try test.back()
    try test.type("Bob", into: "Name", leavesField: false)
    test.navigator.replace(with: AccountPage(account: Account()))
    #expect(test.rows[1] == ["Name"] && account.name == "Bob")
  }
}
