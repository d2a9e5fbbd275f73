// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Disabled rows and errors in tests of pages")
struct DisabledRowTests {
  private final class Model {
    var isLocked = true
    var name = ""
    var isOn = false
    var taps = 0
  }

  private struct Form: TablePage {
    let model: Model
    var title: String { "Form" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", model, \.name).error(model.name.isEmpty ? "Enter a name." : nil)
          .help("As on your passport.")
        ToggleRow("News", model, \.isOn).disabled(model.isLocked, because: "Ask an administrator.")
        ButtonRow("Send") { model.taps += 1 }.disabled(model.name.isEmpty)
      }
    }
  }

  @Test("The text of a page shows errors, help, reasons and disabled rows")
  func text() {
    let test = PageTest(Form(model: Model()))
    let lines = test.text.lines.dropFirst(2)
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "Name []", "! Enter a name. !", "As on your passport.", "News (off) (disabled)",
        "Ask an administrator.", "Send (disabled)",
      ])
  }

  private struct Sections: TablePage {
    let model: Model
    var title: String { "Sections" }
    var sections: [TableSection] {
      TableSection("Listed") {
        ToggleRow("News", model, \.isOn).disabled(false, because: "Not yet.")
        FieldRow("Name", model, \.name).disabled(because: "Not yet.")
        ButtonRow("Send") { model.taps += 1 }.disabled(false, because: "Not now.")
      }
      .disabled(model.isLocked, because: "Ask an administrator.")
      TableSection(0..<1_000, id: \.self) { index in
        Row("Row \(index)").onSelect { model.taps += 1 }
      }
      .disabled(model.isLocked, because: "The data are locked.")
      TableSection(rows: [Row]()).disabled(model.isLocked)
        .loadState(.failed("No connection") { model.taps += 10 })
    }
  }

  private func texts(of test: PageTest, _ section: Int, _ row: Int) -> [String] {
    let row = test.page.row(at: RowIndexPath(section: section, row: row))
    return row?.state.notes.map(\.text) ?? []
  }

  @Test("A disabled section disables its rows, and shows the reason below the last one")
  func section() throws {
    let model = Model()
    let test = PageTest(Sections(model: model))
    #expect(throws: PageTestError.self) { try test.toggle("News") }
    #expect(throws: PageTestError.self) { try test.tap("Send") }
    let status = try #require(test.page.row(at: RowIndexPath(section: 2, row: 0)))
    #expect(!status.isDisabled && status.state.notes.isEmpty)
    for row in [0, 500, 999] {
      let isDisabled = test.page.row(at: RowIndexPath(section: 1, row: row))?.isDisabled
      #expect(isDisabled == true && texts(of: test, 1, row).isEmpty == (row < 999))
    }
    let listed = (0..<3).map { texts(of: test, 0, $0) }
    #expect(listed == [[], ["Not yet."], ["Ask an administrator."]])
    #expect(texts(of: test, 1, 999) == ["The data are locked."] && !model.isOn && model.taps == 0)
    model.isLocked = false
    test.driver.update()
    try test.toggle("News")
    try test.tap("Send")
    try test.tap("Row 3")
    #expect(throws: PageTestError.self) { try test.type("Ann", into: "Name") }
    #expect(model.isOn && model.taps == 2)
    #expect((0..<3).map { texts(of: test, 0, $0) } == [[], ["Not yet."], []])
    #expect(texts(of: test, 1, 999).isEmpty)
  }

  private struct ListedPage: TablePage {
    let contact: ListTests.Contact
    let model: Model
    var isLocked: Bool { model.isLocked }
    var title: String { "Contact" }
    var isEditing: Bool { true }
    var sections: [TableSection] {
      TableSection(list: contact, \.phones, add: "Add", new: { contact.newPhone() }) { phone in
        FieldRow(phone.id, phone, \.number)
      }
      .disabled(isLocked, because: "Only the owner can change the numbers.")
      TableSection("Rows") {
        Row("Inserts").onInsert { contact.phones = [] }.disabled(isLocked)
        Row("Deletes").onDelete { contact.lastID += 100 }.disabled(isLocked)
      }
    }
  }

  @Test("A list in a disabled section cannot be changed until the section is enabled")
  func list() throws {
    let (contact, model) = (ListTests.Contact("a", "b"), Model())
    model.isLocked = false
    let test = PageTest(ListedPage(contact: contact, model: model))
    try test.delete("b")
    model.isLocked = true
    test.driver.update()
    #expect(throws: PageTestError.self) { try test.tap("Add") }
    #expect(throws: PageTestError.self) { try test.insert("Add") }
    #expect(throws: PageTestError.self) { try test.delete("a") }
    #expect(throws: PageTestError.self) { try test.tap("Undo delete") }
    #expect(throws: PageTestError.self) { try test.insert("Inserts") }
    let add = try #require(test.page.row(at: RowIndexPath(section: 0, row: 1)))
    #expect(add.editingStyle == .noButton && !test.page.sections[0].isReorderable)
    #expect(contact.phones.map(\.id) == ["a"])
    try test.delete("Deletes")
    #expect(contact.lastID == 100)
    model.isLocked = false
    test.driver.update()
    try test.insert("Add")
    try test.tap("Undo delete")
    try test.move("a", to: 1)
    #expect(contact.phones.map(\.id) == ["b", "a", "new 101"])
    try test.insert("Inserts")
    #expect(contact.phones.isEmpty && test.diagnostics.isEmpty)
  }

  @Test("A closure for taps replaces a missing link, so its row is enabled")
  func replacedLink() throws {
    var edits = 0
    let test = PageTest(
      DrawnPage("Store") {
        TableSection {
          ExternalLinkRow("Phone", to: nil).onSelect { edits += 1 }
          ExternalLinkRow("Fax", to: nil).onSelect { edits += 1 }.disabled()
        }
      })
    try test.tap("Phone")
    #expect(throws: PageTestError.self) { try test.tap("Fax") }
    #expect(edits == 1)
  }

  @Test("A page cannot enable a link that is missing")
  func missingLink() throws {
    let row = ExternalLinkRow("Phone", to: nil).disabled(false, because: "Locked").row
    #expect(row.isDisabled && row.state.notes.isEmpty)
    let locked = ExternalLinkRow("Phone", to: nil).disabled(because: "Locked").row
    #expect(locked.state.notes.map(\.text) == ["Locked"])
  }

  @Test("Disabled rows cannot be used, and can be once they are enabled")
  func use() throws {
    let model = Model()
    let test = PageTest(Form(model: model))
    let news = PageTestError.disabled(
      row: "0.1 “News”, “Ask an administrator.”", page: "“Form”", reason: "Ask an administrator.")
    #expect(throws: news) { try test.toggle("News") }
    #expect(throws: PageTestError.self) { try test.tap("Send") }
    #expect("\(news)".contains("is disabled because of “Ask an administrator.”"))
    try test.type("Ann", into: "Name")
    #expect(!"\(test.text)".contains("Enter a name."))
    try test.tap("Send")
    #expect(model.taps == 1)
    model.isLocked = false
    test.driver.update()
    try test.toggle("News")
    #expect(model.isOn)
  }
}
