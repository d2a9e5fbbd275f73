// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A change of a page that stands on its own: the edits of a ``SectionedChangeset`` and the heads
/// and rows they bring.
public struct SectionedPatch<Section: DiffableSection> {
  /// The type of the rows.
  public typealias Row = Section.Rows.Element

  /// The edits.
  public let changeset: SectionedChangeset
  /// Sections without rows that have the heads of the inserted and updated sections, ascending by
  /// new position.
  public let heads: [Section]
  /// The rows at the new positions whose content the old page lacks, ascending: inserted alone,
  /// inserted with their section, or updated.
  public let rows: [Row]

  /// Takes from the new page what the old one lacks.
  ///
  /// - Parameters:
  ///   - changeset: The edits that lead to `new`.
  ///   - new: The page that the changeset leads to.
  /// - Precondition: `new` has as many sections and rows as the changeset says.
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

  /// Finds what changed and takes from the new page what the old one lacks.
  ///
  /// - Parameters:
  ///   - old: The page before the change.
  ///   - new: The page after the change.
  @inlinable
  public init(from old: some Collection<Section>, to new: some Collection<Section>)
  where Row: Identifiable & Equatable {
    self.init(SectionedChangeset(from: old, to: new), to: new)
  }
}

extension SectionedPatch {
  /// The new page.
  ///
  /// - Parameter old: The page that the patch was made from.
  /// - Returns: The page that the patch leads to.
  /// - Throws: ``PatchMismatch`` if `old` has other numbers of rows in its sections than that one.
  /// - Complexity: O(*n*) in the numbers of sections and rows of both pages.
  public func applying(to old: some Collection<Section>) throws(PatchMismatch) -> [Section] {
    let found = old.map(\.rows.count)
    guard found == changeset.oldRowCounts else {
      throw PatchMismatch(expected: changeset.oldRowCounts, found: found)
    }
    var heads = heads.makeIterator()
    var rows = rows.makeIterator()
    // As many of both as positions that ask for one: both initialisers see to it.
    return changeset.applying(
      to: old,
      head: { _ in heads.next().unsafelyUnwrapped },
      row: { _ in rows.next().unsafelyUnwrapped })
  }
}

extension SectionedPatch: Equatable where Section: Equatable, Row: Equatable {}
extension SectionedPatch: Hashable where Section: Hashable, Row: Hashable {}
extension SectionedPatch: Sendable where Section: Sendable, Row: Sendable {}

// Not nested: a type inside a generic type takes part in the constraints of the extension it is in.
private enum SectionedPatchKey: String, CodingKey {
  case changeset, heads, rows
}

extension SectionedPatch: Encodable where Section: Encodable, Row: Encodable {
  /// Encodes the edits and what they bring.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SectionedPatchKey.self)
    try container.encode(changeset, forKey: .changeset)
    try container.encode(heads, forKey: .heads)
    try container.encode(rows, forKey: .rows)
  }
}

extension SectionedPatch: Decodable where Section: Decodable, Row: Decodable {
  /// Decodes a patch and checks it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are more or fewer heads or rows than edits
  ///   that ask for one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SectionedPatchKey.self)
    changeset = try container.decode(SectionedChangeset.self, forKey: .changeset)
    heads = try container.decode([Section].self, forKey: .heads)
    rows = try container.decode([Row].self, forKey: .rows)
    let neededHeads = changeset.sections.contentPositions.count
    guard heads.count == neededHeads else {
      throw DecodingError.dataCorruptedError(
        forKey: .heads, in: container,
        debugDescription: "The edits need \(neededHeads) heads, and there are \(heads.count).")
    }
    let neededRows = changeset.rowContentPositions.count
    guard rows.count == neededRows else {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container,
        debugDescription: "The edits need \(neededRows) rows, and there are \(rows.count).")
    }
  }
}

extension SectionedChangeset {
  /// The new positions of the rows whose content the old page lacks, ascending.
  var rowContentPositions: [RowPosition] {
    let comesFromElsewhere = Set(rows.moves.lazy.map(\.new))
    let withSections = sections.inserts.flatMap { section in
      (0..<newRowCounts[section]).map { RowPosition(section: section, row: $0) }
    }.filter { !comesFromElsewhere.contains($0) }
    return merged(merged(rows.inserts, withSections), rows.updates.map(\.new))
  }
}
