// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

/// What the user does beside the rows.
extension PageTest {
  /// Chooses an action of the dialog that is open.
  ///
  /// - Parameter title: What the action's button says.
  /// - Throws: A ``PageTestError`` if no dialog is open, or if it does not offer this.
  public func answer(_ title: String) throws(PageTestError) {
    guard let dialog else { throw .noDialog(answer: title) }
    guard let index = dialog.actions.firstIndex(where: { $0.title == title }) else {
      throw .noSuchAction(title, dialog: dialog.title, actions: dialog.actions.map(\.title))
    }
    answer(dialog, action: index)
  }

  /// Leaves the dialog that is open without a choice, which is to choose what cancels.
  ///
  /// - Throws: A ``PageTestError`` if no dialog is open.
  public func dismissDialog() throws(PageTestError) {
    guard let dialog else { throw .noDialog(answer: nil) }
    answer(dialog, action: nil)
  }

  /// Goes back to the page before.
  ///
  /// - Throws: A ``PageTestError`` if there is none, or if a dialog is open.
  public func back() throws(PageTestError) {
    if let dialog { throw .dialogOpen(dialog.title) }
    guard stack.pop() else { throw .nothingBehind(page: stack.top.name) }
    stack.flush()
  }

  private func answer(_ dialog: Dialog, action: Int?) {
    stack.close(dialog)
    navigator.answer(dialog.id, action: action)
    stack.flush()
  }
}
