// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of a large list.
public struct NumberedRow: Identifiable, Hashable, Sendable {
  /// The id of the row.
  public let id: Int
  /// The number of edits of the row.
  public let revision: Int
}
