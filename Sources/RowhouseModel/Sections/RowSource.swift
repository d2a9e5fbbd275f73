// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The data of a section, which creates its rows one at a time.
@usableFromInline
package protocol RowSource: AnyObject, Sendable {
  /// The number of rows when the section was created.
  var count: Int { get }

  /// The mistake of the collection, or `nil`.
  var fault: RowSourceFault? { get }

  /// True if the data may be compared on any thread.
  var isComparableAnywhere: Bool { get }

  /// True if the data are objects, whose ids can change while the data stay the same.
  var hasObjects: Bool { get }

  /// True if ``count`` is still correct. A collection with reference semantics may have changed.
  var isCountValid: Bool { get }

  /// Returns the id of a row.
  func id(at index: Int) -> ItemID

  /// Returns the ids of all rows.
  func ids() -> [ItemID]

  /// Creates a row with the id that ``id(at:)`` returns.
  @MainActor
  func row(at index: Int) -> AnyRow

  /// Returns `true` if both share their memory, or are equal ranges of which each element is its own id.
  func hasSameStorage(as other: any RowSource) -> Bool

  /// Returns `true` if the data at two positions are equal, or `nil` if they cannot be compared.
  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool?
}

/// A mistake of a collection.
@usableFromInline
package enum RowSourceFault: Hashable, Sendable {
  /// The collection's `count` differs from the number of its indices.
  case wrongCount(stated: Int, found: Int)
  /// The id of its first element is different each time.
  case unstableID
}
