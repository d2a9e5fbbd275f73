// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The difference between two pages of sections and rows, as positions.
///
/// Use it directly in a host that performs edits one by one, such as a document tree. A table
/// view needs ``stages()``.
///
/// ## Laws
///
/// For every `old` and `new` page and `changes = SectionedChangeset(from: old, to: new)`:
/// - ``sections`` obeys the laws of ``Changeset``. A section that moves keeps its rows.
/// - A row is matched within its section first: the *n*-th occurrence of an id with the *n*-th.
///   Rows without a match on both sides are then matched across sections in the same way, in
///   reading order. So a row whose id is unique in the page is followed to any section, even out of
///   a deleted section and into an inserted one. A row whose id is unique only in its section stays
///   there, unless its section loses the id while another gains it: that is a move. Rows for which
///   ``DiffableSection/isIdentifiedInPage(_:)`` returns `false` are matched only within their section.
/// - A row moves if it changes its section, or if its order among the rows that stay with it
///   changes; the number of these moves is minimal.
/// - Rows of a deleted section are not listed as deletes, and rows of an inserted section not as
///   inserts.
/// - `changes.applying(to: old, …)` returns `new`.
public struct SectionedChangeset: Hashable, Sendable {
  /// The edits of the sections, in which an update is a changed head.
  public let sections: Changeset
  /// The edits of the rows.
  public let rows: Edits<RowIndexPath>
  /// The number of rows in each old section.
  public let oldRowCounts: [Int]
  /// The number of rows in each new section.
  public let newRowCounts: [Int]
  /// Rows with repeated ids.
  ///
  /// If an id that repeats in a section gains or loses a row there, the list contains all rows that
  /// repeat an id of their section. If an id repeats among the rows matched across sections, it
  /// contains every row whose id also occurs at an earlier row of the page.
  public let duplicates: [DuplicateID<RowIndexPath>]

  @usableFromInline
  init(
    sections: Changeset, rows: Edits<RowIndexPath>, oldRowCounts: [Int], newRowCounts: [Int],
    duplicates: [DuplicateID<RowIndexPath>]
  ) {
    self.sections = sections
    self.rows = rows
    self.oldRowCounts = oldRowCounts
    self.newRowCounts = newRowCounts
    self.duplicates = duplicates
  }

  /// True if the two pages are equal.
  public var isEmpty: Bool { sections.isEmpty && rows.isEmpty }
}

extension SectionedChangeset: CustomStringConvertible {
  /// The script: the edits of the sections, each marked with `section`, then those of the rows.
  public var description: String {
    let header = "\(Self.size(oldRowCounts)) → \(Self.size(newRowCounts))"
    let lines = sections.edits.lines(prefix: "section ") + rows.lines()
    return ([header] + lines).joined(separator: "\n")
  }

  private static func size(_ rowCounts: [Int]) -> String {
    let rows = rowCounts.reduce(0, +)
    return "\(rowCounts.count) section\(rowCounts.count == 1 ? "" : "s"), "
      + "\(rows) row\(rows == 1 ? "" : "s")"
  }
}

extension SectionedChangeset: Codable {
  /// Decodes a changeset, or throws `DecodingError.dataCorrupted` with the first invalid position.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sections: try container.decode(Changeset.self, forKey: .sections),
      rows: try container.decode(Edits<RowIndexPath>.self, forKey: .rows),
      oldRowCounts: try container.decode([Int].self, forKey: .oldRowCounts),
      newRowCounts: try container.decode([Int].self, forKey: .newRowCounts),
      duplicates: try container.decode([DuplicateID<RowIndexPath>].self, forKey: .duplicates))
    if let inconsistency {
      throw decoder.corrupted("The edits contradict each other: \(inconsistency).")
    }
  }
}

extension SectionedChangeset {
  /// The maximum number of rows of a page that can be compared.
  package static var rowLimit: Int { MatchCell.positionLimit }

  /// Returns the changes between two pages with the same sections and rows in the same order.
  ///
  /// `heads` and `rows` contain the sections with changed heads and the changed rows, ascending.
  package static func inStep(
    rowCounts: [Int], heads: [Int], rows: [RowIndexPath]
  ) -> SectionedChangeset {
    SectionedChangeset(
      sections: Changeset(
        oldCount: rowCounts.count, newCount: rowCounts.count,
        edits: Edits(updates: heads.map { PositionPair(old: $0, new: $0) }), duplicates: []),
      rows: Edits(updates: rows.map { PositionPair(old: $0, new: $0) }),
      oldRowCounts: rowCounts, newRowCounts: rowCounts, duplicates: [])
  }

  /// Returns the changeset with other row updates, and everything else the same.
  ///
  /// A driver can determine more precisely than `==` which rows look different: an equal row may
  /// depend on other state, and an unequal one may look the same.
  ///
  /// - Precondition: Each update pairs the old and new position of a row, as ``newPositions(of:)``
  ///   does, ascending by new position. Checked in debug builds.
  package func replacingRowUpdates(
    _ updates: [PositionPair<RowIndexPath>]
  ) -> SectionedChangeset {
    let result = SectionedChangeset(
      sections: sections,
      rows: Edits(
        deletes: rows.deletes, inserts: rows.inserts, moves: rows.moves, updates: updates),
      oldRowCounts: oldRowCounts, newRowCounts: newRowCounts, duplicates: duplicates)
    assert(
      result.inconsistency == nil,
      "These updates do not fit the changeset: \(result.inconsistency ?? "")\n\(self)")
    return result
  }
}
