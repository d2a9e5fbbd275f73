// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reaction of a ``StrictTableHost`` to a broken rule.
public enum ViolationHandling: Hashable, Sendable {
  /// Stops the program with the rule as the message, as `UITableView` does.
  case trap
  /// Adds the rule to the violations, and reloads the page.
  case collect
}
