// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case sections, rows, oldRowCounts, newRowCounts, duplicates
  }

  /// Encodes the edits, the counts and the duplicates.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sections, forKey: .sections)
    try container.encode(rows, forKey: .rows)
    try container.encode(oldRowCounts, forKey: .oldRowCounts)
    try container.encode(newRowCounts, forKey: .newRowCounts)
    try container.encode(duplicates, forKey: .duplicates)
  }

  /// Decodes a changeset and checks it.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, with the position at fault, for edits that
  ///   contradict each other or the counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sections: try container.decode(Changeset.self, forKey: .sections),
      rows: try container.decode(Edits<RowPosition>.self, forKey: .rows),
      oldRowCounts: try container.decode([Int].self, forKey: .oldRowCounts),
      newRowCounts: try container.decode([Int].self, forKey: .newRowCounts),
      duplicates: try container.decode([DuplicateID<RowPosition>].self, forKey: .duplicates))
    if let inconsistency {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The edits contradict each other: \(inconsistency)."))
    }
  }
}
