// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of a list that is large rather than beautiful.
public struct NumberedRow: Identifiable, Hashable, Sendable {
  /// What names the row.
  public let id: Int
  /// How often the row was edited.
  public let revision: Int
}
