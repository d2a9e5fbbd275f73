// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page on a screen that nobody sees, for tests to use as a user would.
///
/// ```swift
/// @MainActor @Test func loggingOutAsksFirst() throws {
///   let account = Account()
///   let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
///   try test.tap("Log out")
///   #expect(test.dialog?.title == "Really log out?")
///   try test.answer("Yes")
///   #expect(account.isLoggedOut)
/// }
/// ```
///
/// Nothing has to be waited for: whatever is read is up to date with the model, and whatever is done
/// has been carried out when the call returns. Only a page that works in tasks of its own needs
/// ``settled()``.
///
/// What a user could not do throws a ``PageTestError`` that says what there is instead. The first 20
/// rows are on screen; a row that is touched is scrolled to before.
@MainActor
public final class PageTest {
  /// What the pages use to lead elsewhere.
  public let navigator: Navigator
  let stack: ScreenStack

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - navigator: What the page uses to lead elsewhere; needed if it was given to the page.
  ///   - theme: The theme of pages that have none of their own; `Theme.standard`, unless given.
  public init(
    _ page: some TablePage, navigator: Navigator = Navigator(), theme: Theme = .standard
  ) {
    self.navigator = navigator
    stack = ScreenStack(theme: theme)
    stack.push(page)
    navigator.host = stack
    stack.flush()
  }

  /// Shows a page that leads elsewhere.
  ///
  /// - Parameters:
  ///   - theme: The theme of pages that have none of their own; `Theme.standard`, unless given.
  ///   - page: Makes the page, with the navigator that it is to use.
  public convenience init<Page: TablePage>(
    theme: Theme = .standard, page: (_ navigator: Navigator) -> Page
  ) {
    let navigator = Navigator()
    self.init(page(navigator), navigator: navigator, theme: theme)
  }

  /// The page that the user sees, brought up to date.
  var screen: Screen {
    stack.flush()
    return stack.top
  }
}
