// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The sign at the trailing edge of a row.
public enum Accessory: Hashable, Sendable {
  /// Nothing.
  case none
  /// A chevron: the row leads to another page.
  case disclosure
  /// A check mark: the row is chosen.
  case checkmark
  /// A button that shows details of the row.
  case detail
}
