// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A page whose sections the application sets and edits.
final class PushedPage: TablePage {
  var title = ""
  var sections: [TableSection]
  var onSelect: (@MainActor (RowSelection) -> Void)?
  var onScroll: (@MainActor (ScrollEvent) -> Void)?
  var isEditing = false

  init(_ sections: [TableSection]) { self.sections = sections }

  var selectsRows: Bool { onSelect != nil }

  func didSelect(_ selection: RowSelection) { onSelect?(selection) }

  /// Edits the rows of the first section that contains a row with the id.
  ///
  /// Returns false if there is none.
  ///
  /// Skips data sections, because their rows are derived from their data.
  func editRows(_ id: ItemID, _ edit: (inout [AnyRow], Int) -> Void) -> Bool {
    for section in sections.indices {
      guard case .rows(var rows) = sections[section].content,
        let row = rows.firstIndex(where: { $0.id == id })
      else { continue }
      edit(&rows, row)
      sections[section].content = .rows(rows)
      return true
    }
    return false
  }
}
