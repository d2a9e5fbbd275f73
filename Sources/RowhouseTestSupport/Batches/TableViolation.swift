// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A broken rule of table views, in the wording of `UITableView` if it has a message for the rule.
package struct TableViolation: Error, Hashable, CustomStringConvertible {
  /// The rule, with the numbers that violate it.
  package let description: String

  /// Creates a description of a broken rule.
  package init(_ description: String) { self.description = description }
}
