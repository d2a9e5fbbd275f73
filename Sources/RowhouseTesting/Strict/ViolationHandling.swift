// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a ``StrictTableHost`` does when a rule is broken.
public enum ViolationHandling: Hashable, Sendable {
  /// Stop the program with the rule as the message, as `UITableView` does.
  case trap
  /// Keep the rule among the violations, and show the page from scratch.
  case collect
}
