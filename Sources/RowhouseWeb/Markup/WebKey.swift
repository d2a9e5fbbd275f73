// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A parsed ``RowhouseModel/ItemID/webKey``, which can be compared with many ids.
struct WebKey {
  private enum Value {
    case codePlace(UInt64)
    case integer(Int)
    case text(String)
    case other(String)
  }

  private let value: Value
  private let occurrence: Int

  /// Parses a key, or returns `nil` if it cannot be the key of an id.
  init?(_ key: String) {
    var rest = key[...]
    if rest.utf8.first == UInt8(ascii: "r") {
      guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")),
        let occurrence = Int(rest[..<dot].dropFirst()), occurrence > 0
      else { return nil }
      self.occurrence = occurrence
      rest = rest[rest.utf8.index(after: dot)...]
    } else {
      occurrence = 0
    }
    // Compares scalars, because an accent at the beginning of text would form one character with
    // the preceding letter.
    guard let kind = rest.unicodeScalars.popFirst() else { return nil }
    switch kind {
    case "p":
      guard let hash = UInt64(rest, radix: 36) else { return nil }
      value = .codePlace(hash)
    case "i":
      guard let integer = Int(rest) else { return nil }
      value = .integer(integer)
    case "t": value = .text(String(rest))
    case "o": value = .other("o\(rest)")
    default: return nil
    }
  }

  /// Returns `true` if it is the key of an id.
  func isKey(of id: ItemID) -> Bool {
    guard id.occurrence == occurrence else { return false }
    switch (value, id.key) {
    case (.codePlace(let hash), .codePlace(let place)): return place.hash == hash
    case (.integer(let integer), .integer(let own)): return integer == own
    case (.text(let text), .text(let own)): return text == own
    case (.other(let text), .other(let own)):
      // Compares the descriptions first, because they differ for most ids and are cheaper than the
      // whole keys.
      return text.hasPrefix(ItemID.otherWebKey(own)) && ItemID.ownWebKey(id.key) == text
    case (.codePlace, _), (.integer, _), (.text, _), (.other, _): return false
    }
  }
}
