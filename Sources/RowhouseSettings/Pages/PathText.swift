// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Names in the paths of addresses.
enum PathText {
  /// Returns a name in which all characters are escaped except ASCII letters, ASCII digits, and
  /// `-._~/`.
  static func escaped(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      let scalar = UnicodeScalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || 48...57 ~= byte || "-._~/".utf8.contains(byte)
      {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }

  /// Returns a name without escapes, or `nil` if an escape does not have two digits, or if the name
  /// is not valid UTF-8.
  static func unescaped(_ text: some StringProtocol) -> String? {
    var scanner = ByteScanner(Array(text.utf8))
    var bytes: [UInt8] = []
    while let byte = scanner.next() {
      if byte == UInt8(ascii: "%") {
        guard let code = scanner.hexadecimal(digits: 2) else { return nil }
        bytes.append(UInt8(code))
      } else {
        bytes.append(byte)
      }
    }
    return String(checking: bytes[...])
  }
}
