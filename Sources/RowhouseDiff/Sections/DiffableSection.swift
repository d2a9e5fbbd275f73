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

  /// Whether the rows are known to be the same as those of `other`, same ids, same order, same
  /// content, without looking at each.
  ///
  /// True skips them: a lazy section that is backed by the very same storage as before costs O(1),
  /// whatever its count. False means only that it is not known, and then the rows are compared;
  /// it is what a section answers that does not say otherwise. Rows in an array need no answer,
  /// because one and the same array is recognised.
  ///
  /// Asked of the new section about the old one with its id. The rows of one that was skipped are
  /// read only if ``SectionedChangeset/duplicates`` must be listed, for another section's sake.
  ///
  /// - Precondition: True is true. Only the numbers of rows are checked, and trap if they differ.
  func hasSameRows(as other: Self) -> Bool

  /// This section with other rows.
  ///
  /// Called only to make the page between two ``Stage``s.
  func replacingRows(with rows: [Rows.Element]) -> Self
}

extension DiffableSection {
  /// False: nothing is known of the rows until they are compared.
  @inlinable
  public func hasSameRows(as other: Self) -> Bool { false }
}
