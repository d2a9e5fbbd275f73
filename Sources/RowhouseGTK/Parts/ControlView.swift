// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A widget for a part that is interactive or animated.
///
/// The widget of the row draws all other parts.
@MainActor
protocol ControlView: OwnedWidget {
  /// Creates a widget that can show any part of its kind.
  init()

  /// The widgets that the texts below the row describe: the widget itself, and those inside it that
  /// can have the focus.
  var described: [WidgetPointer] { get }

  /// The parts inside the widget that may contain fields.
  var canvases: [PartCanvas] { get }

  /// Begins to report events to `target`. Called once, after the widget was created.
  func connect(to target: any PartTarget)

  /// Stores the frames of the part's children.
  ///
  /// - Parameters:
  ///   - part: The part with its children, in points relative to the top-left corner of the row.
  ///   - offset: The distance from that corner to the widget's parent, which is needed to round frames to pixels.
  ///   - context: The environment and the fonts.
  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext)

  /// Returns the frame of the widget for the frame of its part.
  func frame(in frame: PartFrame) -> PartFrame

  /// Discards the state that the user's interaction left in the widget, because another row follows.
  func forgetUse()

  /// Stops loading the images inside the widget, because the row is out of view.
  func stopLoading()
}

extension ControlView {
  /// Applies the state of the row to the widget of one of its controls.
  func setState(_ state: RowState) {
    let editor = (self as? any EditableControlView)?.editor
    editor?.isDisabled = state.isDisabled
    // A field that is being edited must not lose the focus during an update, so it only stops accepting changes.
    let isSensitive = !state.isDisabled || editor?.isEditing == true
    pointer.setSensitive(isSensitive)
    for widget in described { widget.setAccessibleDescription(state.hint) }
    // GTK 4.8 fails when it reads the invalid state, so only the description contains the error.
  }

  var described: [WidgetPointer] { [pointer] }

  var canvases: [PartCanvas] { [] }

  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext
  ) {}

  func frame(in frame: PartFrame) -> PartFrame { frame }

  func forgetUse() {}

  func stopLoading() {}

  /// Returns a frame with at most the widget's natural size at the trailing edge of another frame.
  func trailingFrame(in frame: PartFrame) -> PartFrame {
    let width = min(Double(pointer.measured(GTK_ORIENTATION_HORIZONTAL).natural), frame.width)
    let height = Double(pointer.measured(GTK_ORIENTATION_VERTICAL).natural)
    let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
    return PartFrame(
      x: isMirrored ? frame.x : frame.x + frame.width - width,
      y: frame.y + ((frame.height - height) / 2).rounded(), width: width, height: height)
  }

  /// Returns a frame with the widget's natural size in the middle of another frame.
  func centeredFrame(in frame: PartFrame) -> PartFrame {
    let width = Double(pointer.measured(GTK_ORIENTATION_HORIZONTAL).natural)
    let height = Double(pointer.measured(GTK_ORIENTATION_VERTICAL).natural)
    return PartFrame(
      x: frame.x + ((frame.width - width) / 2).rounded(),
      y: frame.y + ((frame.height - height) / 2).rounded(), width: width, height: height)
  }
}

/// A control with text that the user edits.
@MainActor
protocol EditableControlView: ControlView {
  /// The object that edits the text.
  var editor: FieldEditor { get }

  /// The widget of the text, which has the focus.
  var view: WidgetPointer { get }

  /// The text that is shown.
  var text: String { get }
}

/// The row that the controls belong to.
@MainActor
protocol PartTarget: AnyObject {
  /// Called when the user has changed a control.
  func control(_ control: ControlID, changedTo value: ControlValue)

  /// Called when the user has changed the text of a field that reports its text later.
  ///
  /// - Returns: True if the row has received the text.
  func control(_ control: ControlID, typed text: String) -> Bool

  /// Called instead of ``editingEnded()`` when a field loses the focus, with text that has not been reported.
  ///
  /// GTK is moving the focus at this time, possibly to a row that an update would remove, so the
  /// page changes later.
  func control(_ control: ControlID, leftWith value: ControlValue)

  /// Returns an action that notifies the row that the user has pressed Return, and then that editing has ended if its
  /// argument is true.
  ///
  /// The action is called once the row has received the text.
  func submission() -> @MainActor (_ endsEditing: Bool) -> Void

  /// Called when the user has moved the caret of a multiline field.
  func caretMoved()

  /// Called when the user has changed the text of a field that grows with its text.
  func linesChanged()

  /// Called when the user has pressed the detail button.
  func detailPressed()

  /// Called when the user has left a field, so that updates can change it again.
  func editingEnded()

  /// Called when the user has pressed Return in a field, when a field loses the focus after the end of editing has been
  /// reported, or when the user has released another control.
  func showPageAgain()

  /// Called when an image has been loaded, whose size may differ from that of its placeholder.
  func imageLoaded()
}
#endif
