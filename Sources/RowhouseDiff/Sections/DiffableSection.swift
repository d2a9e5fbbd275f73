// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of a page that can be compared: an id, rows, and a head, which is everything else.
public protocol DiffableSection<Rows>: Identifiable {
  /// The collection that holds the rows; an array is the fastest.
  associatedtype Rows: Collection

  /// The rows, in order.
  var rows: Rows { get }

  /// Whether both sections show the same but for their rows: the same header, footer and the like.
  func hasSameHead(as other: Self) -> Bool

  /// This section with other rows.
  ///
  /// Called only to make the page between two ``Stage``s.
  func replacingRows(with rows: [Rows.Element]) -> Self
}
