// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a section of rows and one of data, both of which read a model.
struct NotesPage: TablePage {
  let notes: Notes
  /// Counts how often the page is evaluated.
  let evaluations: Counter
  /// Counts how often a row of data is made.
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
  /// Does what a table does whose rows are all on screen.
  @MainActor
  func makeAllRows() {
    for section in sections.indices {
      for row in 0..<sections[section].rowCount {
        _ = self.row(at: RowIndexPath(section: section, row: row))
      }
    }
  }
}
