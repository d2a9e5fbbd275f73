// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The ways in which the user can select the rows of a section.
struct RowSelecting {
  /// True if the user can tap rows without handlers.
  let areSelectable: Bool
  /// The ids of the selected rows, or `nil` if the user cannot select several rows.
  let selection: Set<ItemID>?

  /// True if ``apply(to:)`` has an effect.
  var isNeeded: Bool { areSelectable || selection != nil }

  /// Lets the user select a row.
  ///
  /// The row must already have its final id.
  func apply(to row: inout AnyRow) {
    if areSelectable { row.makeSelectable() }
    if let selection { row.makeOneOfSeveral(isSelected: selection.contains(row.id)) }
  }
}
