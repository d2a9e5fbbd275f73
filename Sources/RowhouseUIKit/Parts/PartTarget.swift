// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The receiver of events from the controls of a row.
@MainActor
protocol PartTarget: AnyObject {
  /// Called when the user has changed a control.
  func control(_ control: ControlID, changedTo value: ControlValue)

  /// Called when the user has changed the text of a field that reports its text later.
  ///
  /// - Returns: True if the row has received the text.
  func control(_ control: ControlID, typed text: String) -> Bool

  /// Called when the user has tapped the Return key of a field that leads to the next one.
  ///
  /// - Returns: True if another field is edited now.
  func editField(after control: ControlID) -> Bool

  /// Returns an action that notifies the row that the user has pressed Return, and then that editing has ended if its
  /// argument is true.
  ///
  /// The action is called once the row has received the text.
  func submission() -> @MainActor (_ endsEditing: Bool) -> Void

  /// Called when the user has tapped the detail button.
  func detailTapped()

  /// Called when the user has moved the caret of a multiline field, or has begun to edit the field, after the keyboard has
  /// appeared.
  func caretMoved()

  /// Called when the user has left a field, so that updates can change it again.
  func editingEnded()

  /// Called when the user has left a field with the Return key, or has released another control, so that updates can
  /// change it again.
  func showPageAgain()

  /// Called when an image that determines the size of its part has been loaded.
  func imageLoaded()
}
#endif
