// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The examples of dialogs with a field.
private enum DialogSnippets {
  @MainActor
  final class Folder {
    var name = "Holiday"
  }

  @MainActor
  final class Folders {
    private(set) var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }

  @MainActor
  static func row(navigator: Navigator, folders: Folders) -> ButtonRow {
    ButtonRow("New folder") {
      navigator.ask("New folder", for: DialogField("Name"), confirm: "Create") { name in
        folders.add(name)
      }
    }
  }

  @MainActor
  static func present(navigator: Navigator, folders: Folders) {
    navigator.present(
      "New folder", field: DialogField("Name"),
      actions: [
        DialogAction("Cancel", role: .cancel),
        DialogAction("Create") { name in folders.add(name) },
      ])
  }

  @MainActor
  static func rename(navigator: Navigator, folder: Folder) {
    let name = DialogField("Name", text: folder.name).lengthLimit(60)
    navigator.ask("Rename the folder", for: name, confirm: "Rename") { folder.name = $0 }
  }

  @MainActor
  static func check(test: PageTest) throws {
    try test.tap("New folder")
    try test.answer("Create", text: "Holiday")
    #expect(test.shows("Holiday"))
  }
}
