// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page on an invisible screen, which a test uses in the same way as a user.
///
/// ```swift
/// @MainActor @Test func loggingOutAsksFirst() throws {
///   let account = Account()
///   let test = PageTest(SettingsPage(account: account))
///   try test.tap("Log out")
///   #expect(test.dialog?.title == "Really log out?")
///   try test.answer("Yes")
///   #expect(account.isLoggedOut)
/// }
/// ```
///
/// Properties are updated from the model when they are read. Actions scroll to their row, and are
/// complete when they return. If a page starts tasks, call ``settled()``. If such a task waits for
/// something, such as a server, call ``waitUntil(within:_:)``.
///
/// An action that a user could not perform throws a ``PageTestError``, for example if no row,
/// control, or action matches, if several match, or if the row is disabled. Initially, the first 20
/// rows are on screen, or the last 20 of a page that follows its end.
@MainActor
public final class PageTest {
  /// The navigator of the pages.
  public let navigator: Navigator
  let stack: ScreenStack

  /// Creates a test that shows a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - navigator: The navigator of the page. Defaults to a new navigator, so pass one only if the page was created with it.
  ///   - theme: The theme of pages that have no theme. Defaults to `Theme.standard`.
  ///   - language: The language of the built-in texts and the numbers of pages without a language, as a BCP 47 tag.
  ///     Defaults to `en`.
  public init(
    _ page: some TablePage, navigator: Navigator = Navigator(), theme: Theme = .standard,
    language: String = "en"
  ) {
    self.navigator = navigator
    stack = ScreenStack(navigator: navigator, theme: theme, language: language)
    stack.push(page)
    navigator.host = stack
    stack.flush()
  }

  /// Creates a test that shows a page, which a closure creates with a navigator.
  public convenience init<Page: TablePage>(
    theme: Theme = .standard, language: String = "en", page: (_ navigator: Navigator) -> Page
  ) {
    let navigator = Navigator()
    self.init(page(navigator), navigator: navigator, theme: theme, language: language)
  }

  var screen: Screen { current.top }

  var current: ScreenStack {
    stack.flush()
    return stack
  }
}
