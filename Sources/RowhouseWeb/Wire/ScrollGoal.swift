// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A row, and the place in the visible area to which the client scrolls it.
struct ScrollGoal {
  let row: RowIndexPath
  let place: ScrollPosition
}

extension ScrollGoal: JSONValue {
  /// Writes the position of the row and, unless the row is at the top edge, the `block` option of
  /// `scrollIntoView`.
  func write(to writer: inout JSONWriter) {
    switch place {
    case .top: writer.array(row.section, row.row)
    case .middle: writer.array(row.section, row.row, "center")
    case .bottom: writer.array(row.section, row.row, "end")
    case .nearest: writer.array(row.section, row.row, "nearest")
    }
  }
}
