// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Observation
import Rowhouse
import RowhouseGTK

/// A note that is shown in a window of its own.
@MainActor
@Observable
final class Note: Identifiable {
  var text = ""
}

/// The notes of the application.
@MainActor
@Observable
final class Notes {
  var all: [Note] = []

  func delete(_ note: Note) { all.removeAll { $0 === note } }
}

@MainActor
final class NoteWindows {
  private var windows: [Note.ID: PageWindow] = [:]

  func show(_ note: Note, of notes: Notes) {
    if let window = windows[note.id] { return window.present() }
    let window = PageWindow(NotePage(note: note, notes: notes), options: .app)
    windows[note.id] = window
    window.onClosed = { self.windows[note.id] = nil }
    window.present()
  }
}

struct NotePage: TablePage {
  let note: Note
  let notes: Notes
  var title: String { "Note" }
  var sections: [TableSection] {
    TableSection {
      FieldRow("Text", note, \.text).lines(3...20)
      ButtonRow("Delete the note", role: .destructive) {
        notes.delete(note)
        navigator.window?.close()
      }
    }
  }
}

/// A page with a row for each note.
struct NotesPage: TablePage {
  let notes: Notes
  let windows = NoteWindows()
  var title: String { "Notes" }
  var sections: [TableSection] {
    TableSection(notes.all) { note in
      Row(note.text).onSelect { windows.show(note, of: notes) }
    }
  }
}

/// A page that shows a file.
struct FilePage: TablePage {
  let path: String
  var title: String { "File" }
  var sections: [TableSection] { TableSection { Row(path) } }
}

/// Runs an application that opens files.
@MainActor
func runWithFiles(notes: Notes) {
  DesktopApplication.run(
    "org.example.Notes",
    openFile: { path in PageWindow(FilePage(path: path)).present() },
    makeWindow: { PageWindow(NotesPage(notes: notes)) })
}
#endif
