// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTesting

/// Edits by id of a page whose sections are pushed.
extension RandomPage {
  /// Deletes the section with an id, or the first plain row that has the id.
  ///
  /// - Returns: True if one was found.
  mutating func delete(_ id: Int) -> Bool {
    if let section = sections.firstIndex(where: { $0.id == id }) {
      sections.remove(at: section)
      return true
    }
    return editRows(id) { $0.remove(at: $1) }
  }

  /// Edits the rows of the first plain section that has a row with an id.
  ///
  /// - Parameters:
  ///   - id: The number of the row.
  ///   - edit: A closure that receives the rows, and the position of the row.
  /// - Returns: True if one was found.
  mutating func editRows(_ id: Int, _ edit: (inout [RandomRow], Int) -> Void) -> Bool {
    for section in sections.indices {
      guard let row = sections[section].firstRow(withID: id) else { continue }
      edit(&sections[section].rows, row)
      return true
    }
    return false
  }
}

extension RandomSection {
  /// Returns the first row with an explicit id that is equal to this one.
  fileprivate func firstRow(withID id: Int) -> Int? {
    switch kind {
    case .listed: rows.firstIndex { $0.number == id }
    case .nested:
      rows.indices.dropFirst().first { rows[$0].number == id && rows[$0].hasIDWhereNested }
    case .data, .objects: nil
    }
  }
}
