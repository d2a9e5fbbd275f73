// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that the user can bring up to date, by pulling it down where that is the custom.
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
  /// What brings the page up to date.
  ///
  /// The host shows that it goes on until this returns, and does not begin another meanwhile. Its
  /// task is cancelled when another page takes its place or when what shows it goes.
  func refresh() async

  /// Whether it can be brought up to date now; it can, unless said otherwise.
  var isRefreshable: Bool { get }
}

extension RefreshablePage {
  /// It can be brought up to date.
  public var isRefreshable: Bool { true }
}
