// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A widget for a part that the user can use, or that is animated.
///
/// The widget of the row draws all other parts.
@MainActor
protocol ControlView: OwnedWidget {
  /// Creates a widget, for any part of its kind.
  init()

  /// Begins to report events to `target`. Called once, after the widget was created.
  func connect(to target: any PartTarget)

  /// Stores the frames of the part's children.
  ///
  /// - Parameters:
  ///   - part: The part with its children, in points from the top left corner of the row.
  ///   - offset: The distance from there to the widget's parent, with which frames are rounded to pixels.
  ///   - context: The environment and the fonts.
  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext)

  /// Returns the frame of the widget for the frame of its part.
  func frame(in frame: PartFrame) -> PartFrame
}

extension ControlView {
  /// Shows the state of the row on the widget of one of its controls.
  func setState(_ state: RowState) {
    let editor = (self as? any EditableControlView)?.editor
    editor?.isDisabled = state.isDisabled
    // A field that is being edited takes no changes, but must not lose the focus in the middle of an update.
    let isSensitive = !state.isDisabled || editor?.isEditing == true
    gtk_widget_set_sensitive(pointer, isSensitive.glib)
    let described = (self as? LinesPartView)?.view ?? pointer
    described.setAccessibleDescription(state.description)
    // GTK 4.8 fails when it reads the state of an invalid value, so only the description contains
    // the error.
  }

  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext
  ) {}

  func frame(in frame: PartFrame) -> PartFrame { frame }

  /// Returns a frame of the widget's natural size, or less, at the trailing edge of another.
  func trailingFrame(in frame: PartFrame) -> PartFrame {
    let width = min(Double(pointer.measured(GTK_ORIENTATION_HORIZONTAL).natural), frame.width)
    let height = Double(pointer.measured(GTK_ORIENTATION_VERTICAL).natural)
    let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
    return PartFrame(
      x: isMirrored ? frame.x : frame.x + frame.width - width,
      y: frame.y + ((frame.height - height) / 2).rounded(), width: width, height: height)
  }

  /// Returns a frame of the widget's natural size in the middle of another.
  func centeredFrame(in frame: PartFrame) -> PartFrame {
    let width = Double(pointer.measured(GTK_ORIENTATION_HORIZONTAL).natural)
    let height = Double(pointer.measured(GTK_ORIENTATION_VERTICAL).natural)
    return PartFrame(
      x: frame.x + ((frame.width - width) / 2).rounded(),
      y: frame.y + ((frame.height - height) / 2).rounded(), width: width, height: height)
  }
}

/// A control with a text that the user edits.
@MainActor
protocol EditableControlView: ControlView {
  /// The object that edits the text.
  var editor: FieldEditor { get }

  /// The text that the user sees.
  var text: String { get }

  /// Removes the steps that the user could undo.
  func forgetUndo()
}

/// The row that the controls belong to.
@MainActor
protocol PartTarget: AnyObject {
  /// Called when the user has changed a control.
  func control(_ control: ControlID, changedTo value: ControlValue)

  /// Called when the user has changed the text of a field that is reported later.
  ///
  /// - Returns: True if the row has received the text.
  func control(_ control: ControlID, typed text: String) -> Bool

  /// Called in place of ``editingEnded()`` when a field loses the focus, with a text that was not reported.
  ///
  /// GTK is moving the focus at this time, possibly to a row that an update would remove, so the
  /// page changes later.
  func control(_ control: ControlID, leftWith value: ControlValue)

  /// Called when the button for details was pressed.
  func detailPressed()

  /// Called when editing has ended, and updates may change the control again.
  func editingEnded()

  /// Called when a field loses the focus after the end of editing was reported.
  func showPageAgain()

  /// Called when an image has been loaded, which may have another size than its placeholder.
  func imageLoaded()
}

extension RowState {
  /// The texts below the row, which describe its controls, or `nil` if there are none.
  var description: String? {
    notes.isEmpty ? nil : notes.map(\.text).joined(separator: ", ")
  }
}
#endif
