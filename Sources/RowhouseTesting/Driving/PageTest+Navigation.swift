// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension PageTest {
  /// Chooses an action of the open dialog by its title.
  ///
  /// If the test is typing into a field of the page, it first leaves the field.
  ///
  /// ```swift
  /// try test.tap("New folder")
  /// try test.answer("Create", text: "Holiday")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - text: The text that the user types into the field of the dialog in place of its initial text. Defaults to `nil`
  ///     for the initial text.
  /// - Throws: An error if the dialog has no such action, if the action is disabled because the field contains no text, or
  ///   if a user cannot type the text, for example because it is too long.
  public func answer(_ title: String, text: String? = nil) throws(PageTestError) {
    guard let dialog else { throw .noDialog(answer: title) }
    guard let index = dialog.actions.firstIndex(where: { $0.title == title }) else {
      throw .noSuchAction(title, dialog: dialog.title, actions: dialog.actions.map(\.title))
    }
    if let text {
      guard let field = dialog.field else { throw .noDialogField(dialog: dialog.title) }
      guard field.input.takes(text) else {
        let requirement = ControlPart.field(FieldPart(field.input, label: field.label)).requirement
        throw .textNotAccepted(text, dialog: dialog.title, requirement: requirement)
      }
    }
    guard dialog.isEnabled(actionAt: index, text: text ?? dialog.field?.input.text ?? "") else {
      throw .needsText(title, dialog: dialog.title)
    }
    answer(dialog, action: index, text: text)
  }

  /// Dismisses the open dialog by choosing its canceling action.
  public func dismissDialog() throws(PageTestError) {
    guard let dialog else { throw .noDialog(answer: nil) }
    answer(dialog, action: nil, text: nil)
  }

  /// Chooses a picture for the latest request of a page, or cancels the request if `picture` is
  /// `nil`.
  ///
  /// ```swift
  /// try test.tap("Ann Miller")
  /// try test.choosePicture(PictureData(bytes))
  /// ```
  public func choosePicture(_ picture: PictureData?) throws(PageTestError) {
    let requests = systemRequests.compactMap { request in
      if case .choosePicture(let request) = request { request } else { nil }
    }
    guard let request = requests.last, navigator.answer(request, picture: picture) else {
      throw .noPictureRequest(page: stack.top.name)
    }
    stack.flush()
  }

  /// Returns to the previous page, or opens the question of the page's leave guard.
  ///
  /// Throws an error if there is no previous page, or if a dialog is open.
  public func back() throws(PageTestError) {
    if let dialog { throw .dialogOpen(dialog.title) }
    guard stack.screens.count > 1 else { throw .nothingBehind(page: stack.top.name) }
    leaveField()
    navigator.leave(asking: stack.top.page.leaveGuard)
    stack.flush()
  }

  private func answer(_ dialog: Dialog, action: Int?, text: String?) {
    // A host reports text that the user has typed before the question was shown.
    stack.top.leaveField()
    stack.flush()
    stack.close(dialog)
    navigator.answer(dialog.id, action: action, text: text)
    stack.flush()
  }
}
