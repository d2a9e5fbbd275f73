// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The row that has the focus in the document that answers a form without a script.
enum FocusedRow: Hashable {
  case row(RowAddress)
  /// The row at a position of a section, or its last row if the section is shorter.
  ///
  /// The row may be loaded only after the event.
  case position(section: String, Int)
}
