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
