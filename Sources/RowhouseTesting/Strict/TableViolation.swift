// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A rule of table views that was broken, in the words of `UITableView` where it has some.
public struct TableViolation: Error, Hashable, CustomStringConvertible {
  /// Which rule, with the numbers that break it.
  public let description: String

  /// Describes a broken rule.
  public init(_ description: String) { self.description = description }
}
