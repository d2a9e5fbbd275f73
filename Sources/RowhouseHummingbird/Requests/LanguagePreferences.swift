// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// What an `Accept-Language` header says.
struct LanguagePreferences: Hashable {
  /// The tags that it names, the best first.
  let tags: [String]

  /// Reads a header.
  ///
  /// What is not right in it counts for nothing.
  init(_ header: String) {
    var found: [(tag: String, quality: Double)] = []
    for item in header.split(separator: ",").prefix(Self.limit) {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let tag = parts.first, !tag.isEmpty, tag.utf8.allSatisfy(Self.isTagByte) else {
        continue
      }
      var quality = 1.0
      for part in parts.dropFirst() where part.hasPrefix("q=") {
        quality = Double(part.dropFirst(2)) ?? 0
      }
      guard quality > 0, quality <= 1 else { continue }
      found.append((tag, quality))
    }
    let order = found.indices.sorted { first, second in
      found[first].quality == found[second].quality
        ? first < second : found[first].quality > found[second].quality
    }
    tags = order.map { found[$0].tag }
  }

  /// The most tags that are read.
  private static let limit = 32

  private static func isTagByte(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
      || byte == UInt8(ascii: "-")
  }

  /// The language among those known that is wanted most.
  func best(of known: [String]) -> String? {
    for tag in tags {
      var wanted = tag.lowercased()
      while !wanted.isEmpty {
        if let match = known.first(where: { $0.lowercased() == wanted }) { return match }
        guard let dash = wanted.lastIndex(of: "-") else { break }
        wanted = String(wanted[..<dash])
      }
    }
    return nil
  }
}
#endif
