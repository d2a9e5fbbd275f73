// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A page that has its own address.
///
/// A host with addresses, such as a browser, shows the address while the page is on top, so that
/// the user can bookmark and reload the page. The server must serve the same page at this address:
///
/// ```swift
/// struct StaffPage: LinkedPage {
///   var path: String { "/settings/staff" }
///   var title: String { "Staff" }
///   var sections: [TableSection] { TableSection { Row("Ann") } }
/// }
/// ```
///
/// A page without an address is shown at the address of the page below it.
@MainActor
public protocol LinkedPage: TablePage {
  /// The path of the page from the root, beginning with a slash. It may have a query, such as that of a filter.
  ///
  /// In text from elsewhere, such as a name, percent-encode the characters that have a meaning in addresses: `/`, `?`,
  /// `#`, and `%`. The path is read when the page is pushed.
  var path: String { get }
}

extension TablePage {
  /// The page itself, or the page that it wraps, if that page has an address.
  ///
  /// Otherwise, `nil`.
  package var linkedPage: (any LinkedPage)? {
    self as? any LinkedPage ?? (self as? any WrapperPage)?.wrappedPage.linkedPage
  }

  /// The address from which the page can be opened again, or `nil` if it has none.
  package var address: String? { (linkedPage?.path).flatMap { $0.isEmpty ? nil : $0 } }
}
