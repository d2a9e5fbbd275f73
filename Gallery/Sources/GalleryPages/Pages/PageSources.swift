// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A source of the pages' code.
public protocol PageSources: Sendable {
  /// Returns the lines of the file that contains a page.
  func lines(of page: PageName) -> [String]
}
