// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport

extension BatchMapping {
  /// Returns the new positions of those rows that are still in the table.
  func newPositions(of rows: Set<RowIndexPath>) -> [RowIndexPath: RowIndexPath] {
    var result: [RowIndexPath: RowIndexPath] = [:]
    for (section, origin) in sections.enumerated() {
      guard let oldSection = origin.old else { continue }
      if let oldRows = origin.rows {
        for (row, old) in oldRows.enumerated() {
          if let old, rows.contains(old) { result[old] = RowIndexPath(section: section, row: row) }
        }
      } else {
        for old in rows where old.section == oldSection {
          result[old] = RowIndexPath(section: section, row: old.row)
        }
      }
    }
    return result
  }

  /// The new positions of the sections that are still in the table, by their old ones.
  var newSections: [Int: Int] {
    var result: [Int: Int] = [:]
    for (section, origin) in sections.enumerated() {
      if let old = origin.old { result[old] = section }
    }
    return result
  }
}
