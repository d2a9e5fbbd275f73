// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension Navigator {
  /// The navigator of the page whose code is running, or `nil` outside of pages.
  ///
  /// A ``PageDriver`` sets it while it evaluates its page, creates a row, calls a handler, or runs
  /// `load()` or `refresh()`. Tasks that start there, and closures that are passed to a navigator
  /// there, inherit it. Other windows and sessions do not share it.
  public nonisolated static var current: Navigator? {
    HostedPage.current?.navigator
  }
}

extension TablePage {
  /// The navigator of the stack that shows the page.
  ///
  /// ```swift
  /// struct AccountPage: TablePage {
  ///   let account: Account
  ///   var title: String { "Account" }
  ///
  ///   var sections: [TableSection] {
  ///     TableSection {
  ///       Row("Copy address").onSelect {
  ///         account.copyAddress()
  ///         navigator.toast("Copied")
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It is available while the page is evaluated, in the handlers of its rows, in the actions of
  /// forms, in the closures of custom cells, and in `load()` and `refresh()`. It is also available in
  /// tasks that these start, and in closures that these pass to the navigator, such as actions of
  /// dialogs. Code that runs later, such as a timer, must store the navigator in a constant.
  ///
  /// - Precondition: A driver is evaluating the page or calling one of its handlers.
  public var navigator: Navigator {
    guard let navigator = Navigator.current else {
      preconditionFailure(
        "\(Self.self).navigator was read outside of the page's evaluation and its handlers. "
          + "Read it there and keep it in a constant.")
    }
    return navigator
  }
}
