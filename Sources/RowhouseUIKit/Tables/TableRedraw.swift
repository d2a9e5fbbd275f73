// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The rows, headers, and footers that must be drawn again.
struct TableRedraw: Hashable {
  /// A set of rows.
  enum Rows: Hashable {
    case all
    /// Rows at some positions, all rows of some sections, and possibly rows whose cells were drawn during the update.
    case some(Set<RowIndexPath>, sections: Set<Int>, includingDrawnCells: Bool)
  }

  let rows: Rows
  /// True if the headers and footers of sections must be drawn again.
  let headerFooters: Bool
  /// True if the header and footer of the page must be drawn again.
  let pageHeaderAndFooter: Bool
  /// True if headers or footers may have a different height now.
  let resizesHeaderFooters: Bool
}

extension TableRedraw.Rows {
  /// True if no row must be drawn again.
  var isEmpty: Bool {
    switch self {
    case .all: false
    case .some(let rows, let sections, let includesDrawnCells):
      rows.isEmpty && sections.isEmpty && !includesDrawnCells
    }
  }

  /// Returns true if a row must be drawn again.
  ///
  /// `isDrawnInUpdate` is `true` if its cell was drawn during the current update.
  func contains(_ indexPath: RowIndexPath, isDrawnInUpdate: Bool) -> Bool {
    switch self {
    case .all: true
    case .some(let rows, let sections, let includesDrawnCells):
      rows.contains(indexPath) || sections.contains(indexPath.section)
        || isDrawnInUpdate && includesDrawnCells
    }
  }
}

extension TableRedraw {
  /// Returns true if heights other than those of the visible rows may have changed.
  func resizes(besides visible: @autoclosure () -> Set<RowIndexPath>) -> Bool {
    if resizesHeaderFooters { return true }
    return switch rows {
    case .all: true
    case .some(let rows, let sections, _):
      !sections.isEmpty || !rows.isEmpty && !rows.isSubset(of: visible())
    }
  }
}
#endif
