// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
/// The aspects of a row's look that depend on its index path and the state of its page.
struct RowLook: Equatable {
  /// True if the row is the first one of a card.
  var isFirst = false
  /// True if the row is the last one of its section, and not directly above another section.
  var isLast = false
  /// The radius of the corners of the card, in points.
  var radius = 0.0
  var isSelected = false
  /// The control at the leading edge in editing mode.
  var editing = Editing.none
  /// True if the user can delete the row.
  var canBeDeleted = false
  /// True if the row has a handle by which it is moved.
  var isMovable = false

  /// The control at the leading edge of a row.
  enum Editing: Equatable {
    /// No control and no space.
    case none
    /// Space without a control.
    case indented
    /// A button that deletes the row.
    case delete
    /// A button that inserts something at the row.
    case insert
  }

  /// The space for controls at the leading edge, in points.
  var leadingRoom: Double { editing == .none ? 0 : 40 }
  /// The space for the handle at the trailing edge, in points.
  var trailingRoom: Double { isMovable ? 36 : 0 }
}
#endif
