// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The example of a page for each element of a list.
enum ElementPageSnippets {
  @MainActor
  @Observable
  final class Notebook {
    var notes: [Note] = []
  }

  struct Note: Identifiable, Sendable {
    let id = UUID()
    var title = ""
    var text = ""
  }

  struct NotebookPage: TablePage {
    let notebook: Notebook
    var title: String { "Notes" }

    var sections: [TableSection] {
      TableSection(
        list: notebook, \.notes, add: "New note", new: { Note() },
        row: { note in
          LinkRow(note.title.isEmpty ? "New note" : note.title) { NotePage(note: note) }
        })
    }
  }

  struct NotePage: TablePage {
    let note: ListElement<Note>
    var title: String { note.title }

    var sections: [TableSection] {
      TableSection {
        FieldRow("Title", note, \.title)
        FieldRow("Text", note, \.text).lines(5...20).lengthLimit(50_000)
      }
    }
  }

  @MainActor
  @SectionBuilder
  static func sections(of notebook: Notebook) -> [TableSection] {
    TableSection("Notes", list: notebook, \.notes) { note in
      LinkRow(note.title) { NotePage(note: note) }
    }
  }
}

@Suite("A page for each element of a list")
@MainActor
struct ElementPageTests {
  @Test("The page changes its element, wherever it is in the list")
  func changing() throws {
    let notebook = ElementPageSnippets.Notebook()
    let test = PageTest(ElementPageSnippets.NotebookPage(notebook: notebook))
    try test.tap("New note")
    try test.tap(.at(RowIndexPath(section: 0, row: 0)))
    try test.type("Shopping", into: "Title")
    notebook.notes.insert(ElementPageSnippets.Note(title: "First"), at: 0)
    try test.type(String(repeating: "milk\n", count: 10_000), into: "Text")
    #expect(test.title == "Shopping" && notebook.notes.map(\.title) == ["First", "Shopping"])
    try test.back()
    #expect(test.rows == [["First"], ["Shopping"], ["New note"]])
    #expect(notebook.notes[1].text.utf16.count == 50_000)
  }
}
