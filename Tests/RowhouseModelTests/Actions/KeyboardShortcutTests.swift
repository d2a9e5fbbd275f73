// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// Keys that tap rows.
struct KeyboardShortcutTests {
  @Test("A shortcut has a key in lowercase and the signs of its keys as its description")
  func description() {
    #expect(KeyboardShortcut("N") == KeyboardShortcut("n", [.command]))
    #expect(KeyboardShortcut("N").key == "n")
    #expect("\(KeyboardShortcut("n"))" == "⌘N")
    #expect("\(KeyboardShortcut(",", [.command, .shift, .option]))" == "⌥⇧⌘,")
  }

  @Test("Rows with different shortcuts differ")
  @MainActor
  func comparison() {
    func row(_ key: Character?) -> AnyRow {
      let button = ButtonRow("New") {}
      return key.map { button.shortcut($0).row } ?? button.row
    }
    #expect(row("n").showsSame(as: row("n")))
    #expect(!row("n").showsSame(as: row("m")) && !row("n").showsSame(as: row(nil)))
    #expect(row("m").differences(from: row("n")).map { "\($0)" } == ["actions.shortcut ⌘N → ⌘M"])
    #expect(row("n").shortcut == KeyboardShortcut("n") && row(nil).shortcut == nil)
  }

  @Test("A key that types no character traps")
  func blankKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = KeyboardShortcut(" ")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("cannot have the key \" \""))
  }

  @Test("A shortcut without Command traps")
  func bareKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = KeyboardShortcut("n", .shift)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("key \"n\" needs the Command key"))
  }
}
