// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case oldCount, newCount, edits, duplicates
  }

  /// Encodes the counts, the edits and the duplicates.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(oldCount, forKey: .oldCount)
    try container.encode(newCount, forKey: .newCount)
    try container.encode(edits, forKey: .edits)
    try container.encode(duplicates, forKey: .duplicates)
  }

  /// Decodes a changeset and checks it.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, with the position at fault, for edits that
  ///   contradict each other or the counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    oldCount = try container.decode(Int.self, forKey: .oldCount)
    newCount = try container.decode(Int.self, forKey: .newCount)
    edits = try container.decode(Edits<Int>.self, forKey: .edits)
    duplicates = try container.decode([DuplicateID<Int>].self, forKey: .duplicates)
    let limit = MatchCell.positionLimit
    guard oldCount <= limit, newCount <= limit else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A changeset of \(max(oldCount, newCount)) elements is over \(limit)."))
    }
    if let inconsistency {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The edits contradict each other: \(inconsistency)."))
    }
  }
}
