// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The encodings of bytes as text in RFC 4648: the encoding of section 4 for data URLs, and that of
/// section 5 for events.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the Base64 text of bytes, with padding.
  static func text(of bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { text in
      var position = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for digit in 0..<4 {
          let isPadding = digit > group.count
          text[position] =
            isPadding ? UInt8(ascii: "=") : digits[number >> (18 - 6 * digit) & 0x3F]
          position += 1
        }
      }
      return count
    }
  }

  /// Returns the bytes of base64url digits without padding, or `nil` if the text contains other
  /// characters.
  static func bytes(ofURLText text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3 + 2)
    var (number, bits) = (0, 0)
    for character in text.utf8 {
      guard let digit = digit(character) else { return nil }
      (number, bits) = ((number << 6 | digit) & 0xFFFF, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(number >> bits & 0xFF))
    }
    // Accepts only one text for each value: the remaining bits must be zero, and each digit must
    // contribute to a byte.
    guard bits < 6, number & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }

  private static func digit(_ character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
