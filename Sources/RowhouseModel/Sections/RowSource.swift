// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The data of a section, and how to make rows of them one at a time.
@usableFromInline
package protocol RowSource: AnyObject, Sendable {
  /// How many rows there are, counted when the section was made.
  var count: Int { get }

  /// What the collection is found to do wrong.
  var fault: RowSourceFault? { get }

  /// Whether the data may be compared on any thread.
  var isComparableAnywhere: Bool { get }

  /// Whether there are still as many data as were counted.
  ///
  /// A collection with reference semantics may have changed meanwhile.
  var keepsCount: Bool { get }

  /// The id of a row.
  func id(at index: Int) -> ItemID

  /// The ids of all rows.
  func ids() -> [ItemID]

  /// Makes a row. What its id is says ``id(at:)``.
  @MainActor
  func row(at index: Int) -> AnyRow

  /// Whether both are the same piece of memory, and so hold the same data.
  func hasSameStorage(as other: any RowSource) -> Bool

  /// Whether the data at two places are equal, or nothing if they cannot be compared.
  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool?
}

/// What a collection does wrong.
@usableFromInline
package enum RowSourceFault: Hashable, Sendable {
  /// It says that it has one number of elements, and its indices say another.
  case wrongCount(said: Int, found: Int)
  /// The id of its first element is another one each time it is asked for.
  case unstableID
}
