// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension PageTest {
  /// Chooses an action of the open dialog by its title.
  public func answer(_ title: String) throws(PageTestError) {
    guard let dialog else { throw .noDialog(answer: title) }
    guard let index = dialog.actions.firstIndex(where: { $0.title == title }) else {
      throw .noSuchAction(title, dialog: dialog.title, actions: dialog.actions.map(\.title))
    }
    answer(dialog, action: index)
  }

  /// Dismisses the open dialog by choosing its canceling action.
  public func dismissDialog() throws(PageTestError) {
    guard let dialog else { throw .noDialog(answer: nil) }
    answer(dialog, action: nil)
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
    stack.flush()
    navigator.leave(asking: stack.top.page.leaveGuard)
    stack.flush()
  }

  private func answer(_ dialog: Dialog, action: Int?) {
    stack.close(dialog)
    navigator.answer(dialog.id, action: action)
    stack.flush()
  }
}
