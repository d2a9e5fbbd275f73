// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The controls that a table shows beside the content of a row while all its rows are edited.
struct EditingControls: OptionSet, Hashable {
  let rawValue: UInt8

  /// The control at the leading edge that deletes, inserts, or selects the row.
  static let leading = Self(rawValue: 1)
  /// A leading control for which the row is not indented.
  static let unindented = Self(rawValue: 2)
  /// The control with which the row is moved.
  static let reorder = Self(rawValue: 4)
}

extension EditingControls {
  /// The estimated width of the controls in points, until a cell reports its width.
  var estimatedWidth: Double {
    (contains(.leading) && !contains(.unindented) ? 40 : 0) + (contains(.reorder) ? 40 : 0)
  }
}

extension PageInTable {
  func controls(beside row: AnyRow, at indexPath: RowIndexPath) -> EditingControls {
    guard isEdited, page.canEdit(row, at: indexPath, isEdited: true) else { return [] }
    var controls: EditingControls = []
    if table.allowsMultipleSelectionDuringEditing || row.editingStyle != .noButton {
      controls.insert(.leading)
      if !row.indentsWhileEditing { controls.insert(.unindented) }
    }
    if page.canMove(indexPath) { controls.insert(.reorder) }
    return controls
  }
}

extension PageSnapshot {
  /// Returns true if a table may edit a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - indexPath: The position of the row.
  ///   - isEdited: True while the table edits all rows.
  /// - Returns: True also for rows that the user can move, or select while all rows are edited. UIKit lets the user move
  ///   and select only rows that can be edited. False for other rows while the table shows checkmarks in place of the
  ///   buttons that delete and insert, because their checkmark would have no effect.
  @MainActor
  func canEdit(_ row: AnyRow, at indexPath: RowIndexPath, isEdited: Bool) -> Bool {
    if canMove(indexPath) || isEdited && row.isSelected != nil { return true }
    return row.isEditable && !(isEdited && self.isEditing && selectsSeveral)
  }
}
#endif
