// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that the user can refresh, by pulling it down or with a button.
///
/// ```swift
/// struct MailPage: RefreshablePage {
///   let mail: Mail  // @Observable
///
///   var title: String { "Inbox" }
///   var sections: [TableSection] {
///     TableSection(mail.messages) { Row($0.subject) }
///   }
///
///   func refresh() async { await mail.fetch() }
/// }
/// ```
public protocol RefreshablePage: TablePage {
  /// Refreshes the page in a task that is canceled if the page is replaced or its host disappears.
  ///
  /// Until this function returns, the host shows that the page is being refreshed, and the driver
  /// does not call it again.
  func refresh() async

  /// True if the user can refresh the page now.
  ///
  /// Defaults to `true`.
  var isRefreshable: Bool { get }
}

extension RefreshablePage {
  /// The value `true`.
  public var isRefreshable: Bool { true }
}
