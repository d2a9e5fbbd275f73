// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Keyboard shortcuts that a test presses.
@MainActor
struct ShortcutTests {
  private final class Model {
    var name = ""
    var isDark = false
    var calls: [String] = []
  }

  private struct NotePage: TablePage {
    let model: Model
    var title: String { "Note" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Text", text: "") { _ in }.id("text").shortcut("f")
        ButtonRow("New") { model.calls.append("new") }.shortcut("n")
        ButtonRow("Delete") { model.calls.append("delete") }.shortcut("d", [.command, .shift])
          .disabled(model.calls.count == 2)
      }
    }
  }

  @Test("A test presses the shortcuts of enabled rows")
  func pressing() throws {
    let model = Model()
    let test = PageTest(NotePage(model: model))
    try test.pressShortcut("n")
    try test.pressShortcut("D", [.command, .shift])
    #expect(model.calls == ["new", "delete"])
    try test.pressShortcut("f")
    #expect(test.focusedRow?.id == "text")
    let error = PageTestError.noShortcut(
      KeyboardShortcut("d", [.command, .shift]), page: "“Note”",
      shortcuts: ["⌘F of 0.0 “Text”", "⌘N of 0.1 “New”"])
    #expect(throws: error) { try test.pressShortcut("d", [.command, .shift]) }
    #expect("\(error)".contains("enabled has the keyboard shortcut ⇧⌘D. It has:\n  ⌘F of 0.0"))
  }

  private struct NamePage: TablePage {
    let model: Model
    var title: String { "Name" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", text: model.name) { model.name = $0 }
        if !model.name.isEmpty { Row("Hello \(model.name)") }
        ButtonRow("Delete") { model.calls.append("delete") }
        ButtonRow("Save") { model.calls.append("save \(model.name)") }.shortcut("s")
          .disabled(model.name.isEmpty)
      }
      // The ids of these rows are those of the first rows above.
      TableSection {
        FieldRow("Search", text: "") { _ in }.shortcut("f")
        ToggleRow("Dark", isOn: model.isDark) { model.isDark = $0 }.shortcut("d")
        Row("Plain").shortcut("p")
      }
    }
  }

  @Test("The field that is edited reports its text before the row of a shortcut is found")
  func reporting() throws {
    let model = Model()
    let test = PageTest(NamePage(model: model))
    try test.type("Ada", into: "Name", leavesField: false)
    try test.pressShortcut("s")
    #expect(model.calls == ["save Ada"])
  }

  @Test(
    "A shortcut focuses a field or changes a switch, even if another section has rows with the same ids"
  )
  func controls() throws {
    let model = Model()
    let test = PageTest(NamePage(model: model))
    try test.pressShortcut("f")
    #expect(test.focusedRow?.texts.first == "Search")
    try test.tap("Name")
    #expect(test.focusedRow?.texts.first == "Name")
    try test.tap("Search")
    #expect(test.focusedRow?.texts.first == "Search")
    try test.pressShortcut("d")
    #expect(model.isDark)
    #expect(throws: PageTestError.self) { try test.pressShortcut("p") }
  }

  @Test("A drawing with actions contains shortcuts")
  func drawing() {
    let test = PageTest(NotePage(model: Model()))
    let text = PageText(test.page, options: PageText.Options(width: 20, showsActions: true))
    #expect(text.lines.last?.hasSuffix("Delete        ⇧⌘D") == true, "\(text)")
  }
}
