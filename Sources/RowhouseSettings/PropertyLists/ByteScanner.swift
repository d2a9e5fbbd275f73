// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A position in the bytes of an ASCII-compatible text.
struct ByteScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position, or `nil` at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The number of the line at the position, counted from 1, in O(*n*).
  var line: Int { bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1 }

  mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns `true` if a text follows the position.
  func follows(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<length where bytes[position + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// Skips a text if it follows the position, and returns `true` if it did.
  mutating func skip(_ text: StaticString) -> Bool {
    guard follows(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }

  mutating func skipBlanks() { skip { $0 == 0x20 || 0x09...0x0D ~= $0 } }

  /// Skips to the position after a text, and returns the bytes before the text.
  ///
  /// If there is no such text, skips to the end and returns `nil`.
  mutating func skip(past text: StaticString) -> ArraySlice<UInt8>? {
    let start = position
    while position < bytes.count {
      if skip(text) { return bytes[start..<(position - text.utf8CodeUnitCount)] }
      position += 1
    }
    return nil
  }

  /// Reads a hexadecimal number of `digits` digits, or returns `nil` if there is none.
  mutating func hexadecimal(digits: Int) -> UInt32? {
    guard bytes.count - position >= digits else { return nil }
    var number: UInt32 = 0
    for byte in bytes[position..<(position + digits)] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      number = number << 4 | UInt32(digit)
    }
    position += digits
    return number
  }
}
