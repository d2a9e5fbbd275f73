// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What can stand in the braces of a section: a row, a loop over data, or what a builder made of
/// several.
public protocol RowGroup {
  /// Appends the rows of the group, in order.
  consuming func append(to rows: inout RowList)
}
