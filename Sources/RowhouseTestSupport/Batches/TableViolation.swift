// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A broken rule of table views, in the words of `UITableView` if it has a message for it.
package struct TableViolation: Error, Hashable, CustomStringConvertible {
  /// The rule, with the numbers that break it.
  package let description: String

  /// Describes a broken rule.
  package init(_ description: String) { self.description = description }
}
