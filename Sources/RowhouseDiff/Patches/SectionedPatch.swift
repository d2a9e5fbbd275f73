// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A self-contained change of a page: the edits of a ``SectionedChangeset``, new heads, and new
/// rows.
public struct SectionedPatch<Section: DiffableSection> {
  /// The type of the rows.
  public typealias Row = Section.Rows.Element

  /// The edits.
  public let changeset: SectionedChangeset
  /// The inserted and updated sections without their rows, ascending by new position.
  public let heads: [Section]
  /// The inserted and updated rows, including those of inserted sections, ascending by new
  /// position.
  public let rows: [Row]

  /// Creates a patch from the edits that lead to `new`, and from `new`.
  ///
  /// - Precondition: `new` has the row counts ``SectionedChangeset/newRowCounts``.
  /// - Complexity: O(*n*) in the number of sections and rows of the new page.
  public init(_ changeset: SectionedChangeset, to new: some Collection<Section>) {
    let new = PageContents("new", new)
    precondition(
      new.rows.map(\.count) == changeset.newRowCounts,
      "A patch that leads to sections with \(changeset.newRowCounts) rows cannot take them from "
        + "sections with \(new.rows.map(\.count))")
    self.changeset = changeset
    heads = changeset.sections.contentPositions.map { new.section(at: $0).replacingRows(with: []) }
    rows = changeset.rowContentPositions.map(new.row)
  }

  /// Creates a patch by finding the changes between two pages.
  @inlinable
  public init(from old: some Collection<Section>, to new: some Collection<Section>)
  where Row: Identifiable & Equatable {
    self.init(SectionedChangeset(from: old, to: new), to: new)
  }

  /// Returns the new page, or throws ``PatchMismatch`` if the row counts of `old` are wrong.
  ///
  /// - Complexity: O(*n*) in the numbers of sections and rows of both pages.
  public func applying(to old: some Collection<Section>) throws(PatchMismatch) -> [Section] {
    let found = old.map(\.rows.count)
    guard found == changeset.oldRowCounts else {
      throw PatchMismatch(expected: changeset.oldRowCounts, found: found)
    }
    var heads = heads.makeIterator()
    var rows = rows.makeIterator()
    // Both initializers ensure that there is one head and one row for each position that needs one.
    return changeset.applying(
      to: old,
      head: { _ in heads.next().unsafelyUnwrapped },
      row: { _ in rows.next().unsafelyUnwrapped })
  }
}

extension SectionedPatch: Equatable where Section: Equatable, Row: Equatable {}
extension SectionedPatch: Hashable where Section: Hashable, Row: Hashable {}
extension SectionedPatch: Sendable where Section: Sendable, Row: Sendable {}
extension SectionedPatch: Encodable where Section: Encodable, Row: Encodable {}

extension SectionedPatch: Decodable where Section: Decodable, Row: Decodable {
  /// Decodes a patch, or throws `DecodingError.dataCorrupted` if a number of elements is wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    changeset = try container.decode(SectionedChangeset.self, forKey: .changeset)
    heads = try container.decode([Section].self, forKey: .heads)
    rows = try container.decode([Row].self, forKey: .rows)
    try container.check(
      heads.count, changeset.sections.contentPositions.count, "heads", .heads)
    try container.check(rows.count, changeset.rowContentCount, "rows", .rows)
  }
}

extension SectionedChangeset {
  /// The number of rows that the old page lacks, in O(*e*) for *e* edits.
  var rowContentCount: Int {
    let inserted = Set(sections.inserts)
    let withSections = sections.inserts.reduce(0) { $0 + newRowCounts[$1] }
    let fromElsewhere = rows.moves.count { inserted.contains($0.new.section) }
    return rows.inserts.count + withSections - fromElsewhere + rows.updates.count
  }

  /// The new positions of the rows that the old page lacks, ascending.
  var rowContentPositions: [RowIndexPath] {
    let comesFromElsewhere = Set(rows.moves.lazy.map(\.new))
    let withSections = sections.inserts.flatMap { section in
      (0..<newRowCounts[section]).map { RowIndexPath(section: section, row: $0) }
    }.filter { !comesFromElsewhere.contains($0) }
    return (rows.inserts + withSections + rows.updates.map(\.new)).sorted()
  }
}
