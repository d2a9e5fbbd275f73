// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Keyboard shortcuts that a test presses.
@MainActor
struct ShortcutTests {
  private final class Model { var calls: [String] = [] }

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

  @Test("A drawing with actions contains shortcuts")
  func drawing() {
    let test = PageTest(NotePage(model: Model()))
    let text = PageText(test.page, options: PageText.Options(width: 20, showsActions: true))
    #expect(text.lines.last?.hasSuffix("Delete        ⇧⌘D") == true, "\(text)")
  }
}
