// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

/// Keyboard shortcuts of rows as access keys.
@MainActor
struct ShortcutMarkupTests {
  private struct Page: TablePage {
    var title: String { "Notes" }
    var sections: [TableSection] {
      TableSection {
        ButtonRow("New") {}.shortcut("n")
        ButtonRow("Open") {}.shortcut("o", [.command, .shift])
        FieldRow("Search", text: "") { _ in }.shortcut("&")
        Row("Plain").shortcut("p")
        ToggleRow("Dark", isOn: false) { _ in }.shortcut("d")
        ButtonRow("Hidden") {}.shortcut("h").height(.fixed(0))
      }
    }
  }

  @Test(
    "A shortcut with Command alone is the access key of a row that can be tapped, a field, and a switch"
  )
  func accessKeys() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page() }
    _ = session.document(client: "1")
    let markup = session.mainMarkup().text
    let keys = HTMLTag.all(in: markup).filter { $0["accesskey"] != nil }
    #expect(keys.map(\.name) == ["button", "label", "button"])
    #expect(keys.last?["role"] == "switch" && keys.last?["accesskey"] == "d")
    #expect(keys.first?["accesskey"] == "n")
    #expect(markup.contains("accesskey=\"&amp;\""))
  }
}
