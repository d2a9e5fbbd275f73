// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section that is a head and an array of rows, for pages that have no section type of their own.
///
/// ```swift
/// let library = artists.map { HeadedSection(head: $0, rows: albums(of: $0)) }
/// ```
public struct HeadedSection<Head: Identifiable & Equatable, Row> {
  /// What names the section and stands above its rows.
  public var head: Head
  /// The rows, in order.
  public var rows: [Row]

  /// Puts a head above rows.
  @inlinable
  public init(head: Head, rows: [Row]) {
    self.head = head
    self.rows = rows
  }
}

extension HeadedSection: DiffableSection {
  /// The id of the head.
  @inlinable
  public var id: Head.ID { head.id }

  /// Whether the two heads are equal.
  @inlinable
  public func hasSameHead(as other: Self) -> Bool { head == other.head }

  /// The same head above other rows.
  @inlinable
  public func replacingRows(with rows: [Row]) -> Self { Self(head: head, rows: rows) }
}

extension HeadedSection: Equatable where Row: Equatable {}
extension HeadedSection: Hashable where Head: Hashable, Row: Hashable {}
extension HeadedSection: Sendable where Head: Sendable, Row: Sendable {}
