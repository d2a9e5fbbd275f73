// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A rule of table views that was broken, in the words of `UITableView` where it has some.
package struct TableViolation: Error, Hashable, CustomStringConvertible {
  /// The rule, with the numbers that break it.
  package let description: String

  /// Describes a broken rule.
  package init(_ description: String) { self.description = description }
}
