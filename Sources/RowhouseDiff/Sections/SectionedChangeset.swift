// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What turns one page of sections and rows into another, as a value made of positions.
///
/// This form has no rules but to be right: it suits a host that makes its own edits, such as a
/// document tree. A table view asks for ``stages()``.
///
/// ## Laws
///
/// For every `old` and `new` page and `changes = SectionedChangeset(from: old, to: new)`:
/// - ``sections`` obeys the laws of ``Changeset``. A section that moves takes its rows along.
/// - A row is matched within its section first: the *n*-th occurrence of an id with the *n*-th.
///   Rows left over on both sides are matched across sections in the same way, in reading order.
///   So an id that is unique in the page is followed wherever it goes, out of a deleted section
///   and into an inserted one too. One that is unique in its section only stays there, unless its
///   section loses it while another gains it: that is a move.
/// - A row moves if its section is another one than before, or if it leaves its place among the
///   rows that stay with it; of those as few as can be.
/// - Rows that go with their deleted section and rows that come with their inserted section are
///   not listed one by one.
/// - `changes.applying(to: old, …)` gives `new`.
public struct SectionedChangeset: Hashable, Sendable {
  /// What happens to the sections; an update is a head that changed.
  public let sections: Changeset
  /// What happens to the rows.
  public let rows: Edits<RowPosition>
  /// How many rows each old section has.
  public let oldRowCounts: [Int]
  /// How many rows each new section has.
  public let newRowCounts: [Int]
  /// Rows whose id stands more than once.
  ///
  /// As for ``Changeset/duplicates``: if an id that repeats in a section gains or loses a row there,
  /// the list names all rows that repeat an id of their section. If that is so among the rows that
  /// are matched across sections, it names every row whose id an earlier row of the page has.
  public let duplicates: [DuplicateID<RowPosition>]

  @usableFromInline
  init(
    sections: Changeset,
    rows: Edits<RowPosition>,
    oldRowCounts: [Int],
    newRowCounts: [Int],
    duplicates: [DuplicateID<RowPosition>]
  ) {
    self.sections = sections
    self.rows = rows
    self.oldRowCounts = oldRowCounts
    self.newRowCounts = newRowCounts
    self.duplicates = duplicates
  }
}

extension SectionedChangeset {
  /// Whether nothing changed.
  public var isEmpty: Bool { sections.isEmpty && rows.isEmpty }
}

extension SectionedChangeset: CustomStringConvertible {
  /// The script: the edits of the sections, each marked with `section`, then those of the rows.
  public var description: String {
    let header = "\(Self.size(oldRowCounts)) → \(Self.size(newRowCounts))"
    let sectionLines = sections.edits.lines.map { line in
      "\(line.prefix(2))section \(line.dropFirst(2))"
    }
    return ([header] + sectionLines + rows.lines).joined(separator: "\n")
  }

  private static func size(_ rowCounts: [Int]) -> String {
    let rows = rowCounts.reduce(0, +)
    return "\(rowCounts.count) section\(rowCounts.count == 1 ? "" : "s"), "
      + "\(rows) row\(rows == 1 ? "" : "s")"
  }
}
