// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseModel

/// The table of a row.
@MainActor
protocol RowOwner: AnyObject {
  /// Sends a user event to the row, and shows the changes that its handler makes.
  func send(_ event: HostEvent, from row: RowView)

  /// Notifies the row of typed text that it receives later, and returns true if the row handles the
  /// notification.
  func typed(_ text: String, into control: ControlID, in row: RowView) -> Bool

  /// Sends the last events of a field that has lost the focus, and later shows the changes that their handlers make.
  func endEditing(with event: HostEvent, in row: RowView)

  /// Notifies the row that the user has left one of its fields.
  func editingEnded(in row: RowView)

  /// Returns an action that notifies the row that the user has pressed Return in its field, and then that editing has
  /// ended if its argument is true.
  ///
  /// The widget may show another row when the action is called.
  func submission(from row: RowView) -> @MainActor (_ endsEditing: Bool) -> Void

  /// Shows the row in the state of the page.
  func redraw(_ row: RowView)

  /// Called when the user has moved the caret of a multiline field.
  func caretMoved()

  /// Called when the row must be measured again.
  func heightChanged(of row: RowView)

  /// The field that the user is editing, or `nil` if there is none.
  var editedField: (any EditableControlView)? { get }

  /// Performs a command from the keyboard, the pointer, or an assistive technology.
  func perform(_ command: RowCommand, on row: RowView)

  /// Sends the highlight event to the row, and returns true if the row may be highlighted.
  func highlight(_ isHighlighted: Bool, _ row: RowView) -> Bool

  /// Opens the menu of the row at a point in the row, or at its middle if the point is `nil`.
  func openMenu(of row: RowView, at point: (x: Double, y: Double)?)

  /// Shows the row at a distance, in points, from its place, and a gap at the position to which it would move.
  ///
  /// The page scrolls while the pointer, at a point in the place of the row, is near the top or bottom edge of the view.
  func drag(_ row: RowView, by distance: Double, pointer: (x: Double, y: Double))

  /// Shows the row in its place again if the user drags it.
  func endDrag(of row: RowView)

  /// Moves the row to the position to which the user has dragged it.
  func drop(_ row: RowView)
}

/// A command that a row performs.
///
/// The raw value is the name by which assistive technologies list the command.
enum RowCommand: String, CaseIterable {
  /// Taps the row.
  case activate = "row.activate"
  /// Selects or deselects the row and those between it and the row that was last tapped.
  case extend = "row.extend"
  /// Opens the menu of the row.
  case menu = "row.menu"
  /// Deletes the row.
  case delete = "row.delete"
  /// Moves the row up in editing mode.
  case moveUp = "row.move-up"
  /// Moves the row down in editing mode.
  case moveDown = "row.move-down"

  /// The keys of the command.
  var keys: [(key: Int32, modifiers: GdkModifierType)] {
    let none = GdkModifierType(rawValue: 0)
    return switch self {
    case .activate:
      [
        (GDK_KEY_Return, none), (GDK_KEY_KP_Enter, none), (GDK_KEY_ISO_Enter, none),
        (GDK_KEY_space, none),
      ]
    case .extend: [(GDK_KEY_space, GDK_SHIFT_MASK)]
    case .menu: [(GDK_KEY_Menu, none), (GDK_KEY_F10, GDK_SHIFT_MASK)]
    case .delete: [(GDK_KEY_Delete, none), (GDK_KEY_KP_Delete, none)]
    case .moveUp: [(GDK_KEY_Up, GDK_ALT_MASK)]
    case .moveDown: [(GDK_KEY_Down, GDK_ALT_MASK)]
    }
  }

  /// Returns true if a row can perform the command.
  func isAvailable(for drawing: RowDrawing, _ look: RowLook) -> Bool {
    let events = drawing.row.handlers.events
    switch self {
    case .activate: return !drawing.isHidden && !drawing.row.isDisabled
    case .extend:
      return !drawing.isHidden && !drawing.row.isDisabled && drawing.row.isSelected != nil
    case .menu: return look.canBeDeleted || !events.isDisjoint(with: RowEvents(.menu, .swipe))
    case .delete: return look.canBeDeleted
    case .moveUp, .moveDown: return look.isMovable
    }
  }
}
#endif
