// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// The editing mode that a page requests for all rows, and the row whose actions a swipe has revealed.
///
/// A table is in editing mode in both cases.
struct TableEditing {
  /// True if the page has requested editing mode.
  private(set) var isRequested = false
  /// The row whose actions are revealed, or `nil` if there is none.
  private(set) var row: RowReference?
}

extension TableEditing {
  /// Stores the editing mode of a page, and returns true if it has changed.
  mutating func request(_ isEdited: Bool) -> Bool {
    defer { isRequested = isEdited }
    return isEdited != isRequested
  }

  /// Stores the row whose actions are revealed, or `nil` if they are hidden, and returns the previous row.
  mutating func reveal(_ row: RowReference?) -> RowReference? {
    defer { self.row = row }
    return self.row
  }
}
#endif
