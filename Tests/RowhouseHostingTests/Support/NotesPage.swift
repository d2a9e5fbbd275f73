// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a section of rows and one of data, both of which read a model.
struct NotesPage: TablePage {
  let notes: Notes
  /// The number of evaluations of the page.
  let evaluations: Counter
  /// The number of data rows made.
  let makings: Counter

  init(_ notes: Notes, evaluations: Counter = Counter(), makings: Counter = Counter()) {
    self.notes = notes
    self.evaluations = evaluations
    self.makings = makings
  }

  var title: String { notes.title }

  var sections: [TableSection] {
    let _ = evaluations.add()
    TableSection {
      Row("depth \(notes.inner.depth)")
      if notes.isOpen { Row("open") }
    }
    TableSection(notes.names, id: \.self) { [notes, makings] name in
      makings.add()
      return Row(name).value(notes.suffix)
    }
  }
}

extension PageSnapshot {
  /// Makes all rows, as a table does that displays all of them.
  @MainActor
  func makeAllRows() {
    for section in sections.indices {
      for row in 0..<sections[section].rowCount {
        _ = self.row(at: RowIndexPath(section: section, row: row))
      }
    }
  }
}
