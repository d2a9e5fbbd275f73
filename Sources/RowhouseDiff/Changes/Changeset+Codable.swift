// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset: Codable {
  private enum CodingKeys: String, CodingKey {
    case oldCount, newCount, deletes, inserts, moves, updates, duplicates
  }

  /// Encodes the counts and the edits, each list under its own name.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(oldCount, forKey: .oldCount)
    try container.encode(newCount, forKey: .newCount)
    try container.encode(deletes, forKey: .deletes)
    try container.encode(inserts, forKey: .inserts)
    try container.encode(moves, forKey: .moves)
    try container.encode(updates, forKey: .updates)
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
    deletes = try container.decode([Int].self, forKey: .deletes)
    inserts = try container.decode([Int].self, forKey: .inserts)
    moves = try container.decode([PositionPair<Int>].self, forKey: .moves)
    updates = try container.decode([PositionPair<Int>].self, forKey: .updates)
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
