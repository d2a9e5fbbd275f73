// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Observation
import Rowhouse

/// The state of a note that is not saved.
@MainActor
@Observable
final class NoteState {
  var text = ""

  nonisolated init() {}
}

/// A page with a link to a note.
struct NotesPage: TablePage {
  let state: NoteState
  var title: String { "Notes" }
  var sections: [TableSection] {
    TableSection("Notes") { LinkRow("Note") { NotePage(state: state) } }
  }
}

/// A page that asks before the user leaves an unsaved text.
private struct NotePage: TablePage {
  let state: NoteState
  var title: String { "Note" }
  var leaveGuard: LeaveGuard? {
    state.text.isEmpty ? nil : LeaveGuard("Discard this note?", leave: "Discard")
  }
  var sections: [TableSection] {
    TableSection("Note") {
      FieldRow("Text", text: state.text) { text in
        state.text = text
        say("text \(text)")
      }
    }
  }
}
#endif
