// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseModel

/// The preferences of an `Accept-Language` header.
struct LanguagePreferences: Hashable {
  /// The language tags, the preferred one first.
  let tags: [String]

  /// Reads a header.
  ///
  /// Invalid items are ignored.
  init(_ header: String) {
    var found: [(tag: String, quality: Double)] = []
    for item in header.split(separator: ",").prefix(Self.limit) {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let tag = parts.first, 1...Self.longestTag ~= tag.utf8.count,
        tag.utf8.allSatisfy(Self.isTagByte)
      else { continue }
      var quality = 1.0
      for part in parts.dropFirst() where part.hasPrefix("q=") {
        quality = Double(part.dropFirst(2)) ?? 0
      }
      guard quality > 0, quality <= 1 else { continue }
      found.append((tag, quality))
    }
    tags = found.enumerated()
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.tag)
  }

  private static let limit = 32
  /// The maximum length of a tag in bytes, which every implementation must support according to RFC 5646, section
  /// 4.4.1.
  private static let longestTag = 35

  private static func isTagByte(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
      || byte == UInt8(ascii: "-")
  }

  /// Returns the known language that the user prefers, or `nil` if none of them matches.
  func best(of known: [String]) -> String? {
    LanguageChoice.best(of: known, preferred: tags)
  }
}
#endif
