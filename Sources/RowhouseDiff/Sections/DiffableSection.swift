// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of a page that can be compared: an id, rows, and a head, which consists of all other
/// properties.
public protocol DiffableSection<Rows>: Identifiable {
  /// The collection of the rows. An array is the fastest.
  associatedtype Rows: Collection

  /// The rows, in order.
  var rows: Rows { get }

  /// Returns true if the sections have equal heads, such as the same header and footer.
  func hasSameHead(as other: Self) -> Bool

  /// Returns true if the rows are known to be the same as those of `other`, without comparing each
  /// row.
  ///
  /// If this method returns `true`, the diff skips the rows: a lazy section with the same storage
  /// as before costs O(1). The default implementation returns `false`, and the diff compares the
  /// rows. A section with an array of rows need not implement this method, because the diff
  /// recognizes an identical array.
  ///
  /// The diff calls this method on the new section, with the matching old section as `other`. The
  /// diff reads skipped rows only if it must list ``SectionedChangeset/duplicates`` because of
  /// another section.
  ///
  /// - Precondition: A `true` result is correct. The diff only checks that the numbers of rows are
  ///   equal, and traps if they differ.
  func hasSameRows(as other: Self) -> Bool

  /// Returns true if the id of a row identifies it in the whole page, so that the row can move to another section.
  ///
  /// The default implementation returns `true`. Return `false` for a row whose id is unique only in its section, such as the
  /// position of the row: if one section loses this id and another gains it, the diff deletes a row and inserts another.
  ///
  /// The diff calls this method for rows without a partner in their own section, and for all rows only if it must list
  /// ``SectionedChangeset/duplicates``.
  static func isIdentifiedInPage(_ row: Rows.Element) -> Bool

  /// Returns this section with other rows, to apply a change, build a page of a ``Stage``, or
  /// create a patch.
  func replacingRows(with rows: [Rows.Element]) -> Self
}

extension DiffableSection {
  /// Returns `false`, so that the diff compares the rows.
  @inlinable
  public func hasSameRows(as other: Self) -> Bool { false }

  /// Returns `true`, so that each row can move to another section.
  @inlinable
  public static func isIdentifiedInPage(_ row: Rows.Element) -> Bool { true }
}

/// A section with a head and an array of rows, for pages without their own section type.
///
/// ```swift
/// let library = artists.map { HeadedSection(head: $0, rows: albums(of: $0)) }
/// ```
public struct HeadedSection<Head: Identifiable & Equatable, Row> {
  /// The element that identifies the section and is shown above its rows.
  public var head: Head
  /// The rows, in order.
  public var rows: [Row]

  /// Creates a section from a head and rows.
  @inlinable
  public init(head: Head, rows: [Row]) {
    self.head = head
    self.rows = rows
  }
}

extension HeadedSection: DiffableSection {
  /// The id of the head.
  @inlinable public var id: Head.ID { head.id }

  /// Returns `true` if the two heads are equal.
  @inlinable
  public func hasSameHead(as other: Self) -> Bool { head == other.head }

  /// Returns a section with the same head and other rows.
  @inlinable
  public func replacingRows(with rows: [Row]) -> Self { Self(head: head, rows: rows) }
}

extension HeadedSection: Equatable where Row: Equatable {}
extension HeadedSection: Hashable where Head: Hashable, Row: Hashable {}
extension HeadedSection: Sendable where Head: Sendable, Row: Sendable {}
extension HeadedSection: Encodable where Head: Encodable, Row: Encodable {}
extension HeadedSection: Decodable where Head: Decodable, Row: Decodable {}
