// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting

extension PageWindow {
  /// Closes the window on behalf of the user, after reporting typed text, and after the questions of pages.
  ///
  /// Does nothing while such a question is open, for example after Control-Q in another window.
  func closeByUser() {
    if let closeQuestion, dialogs.contains(closeQuestion) { return }
    top?.host.commitTypedText()
    close(after: screensToTop)
  }

  /// Closes the window after the questions of pages, the top one first.
  ///
  /// A question is read when it is asked, because an answer may change the other pages.
  private func close(after screens: ArraySlice<PageScreen>) {
    guard let screen = screens.last else { return close() }
    screen.host.driver.flush()
    let question = screen.host.page?.leaveGuard
    navigator.leave(asking: question) { [weak self] in self?.close(after: screens.dropLast()) }
    if question != nil { closeQuestion = dialogs.newest }
  }
}
#endif
