// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where the code of the pages can be read.
public protocol PageSources: Sendable {
  /// The lines of the file that a page is written in.
  func lines(of page: PageName) -> [String]
}
