// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A page that has an address of its own.
///
/// A host that has addresses, such as a browser, shows the page's while the page is on top, so that
/// it can be bookmarked and loaded again. Whatever answers at the address has to show the same page:
///
/// ```swift
/// struct StaffPage: LinkedPage {
///   var path: String { "/settings/staff" }
///   var title: String { "Staff" }
///   var sections: [TableSection] { TableSection { Row("Ann") } }
/// }
/// ```
///
/// A page without an address of its own is shown at that of the page below it.
@MainActor
public protocol LinkedPage: TablePage {
  /// Where the page is found: a path from the root, with a slash at its beginning.
  ///
  /// It is read when the page is pushed.
  var path: String { get }
}
