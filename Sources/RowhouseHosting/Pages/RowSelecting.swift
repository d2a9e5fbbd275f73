// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The ways in which the user can select and use the rows of a section.
struct RowSelecting {
  /// True if the user can tap rows without handlers.
  let areSelectable: Bool
  /// The selected rows, or `nil` if the user cannot select several rows.
  let selection: MultipleSelection?
  /// The disabled state of all rows, and its reason.
  let state: RowState
  /// True if the rows are those of a list that the user edits.
  let isEditableList: Bool

  /// True if ``apply(to:)`` has an effect.
  var isNeeded: Bool { areSelectable || selection != nil || state.isDisabled }

  /// Lets the user select a row, or disables it.
  ///
  /// - Parameters:
  ///   - row: The row, which must already have its final id.
  ///   - isElement: False for a row of an editable list that belongs to no element, such as the one that adds an element.
  ///     Such a row cannot be one of several selected rows. Defaults to `true`.
  ///   - isLast: True for the last row, which shows the reason why the rows are disabled.
  func apply(to row: inout AnyRow, isElement: Bool = true, isLast: Bool) {
    if state.isDisabled {
      row.disable(with: state, isLast: isLast)
      if isEditableList { (row.handlers[.delete], row.handlers[.insert]) = (nil, nil) }
    }
    if areSelectable { row.makeSelectable() }
    guard isElement, let selection else { return }
    row.makeOneOfSeveral(isSelected: selection.contains(row.id))
  }
}
