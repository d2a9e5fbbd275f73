// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A text that was decoded from one of the encodings of property lists and strings tables.
struct DecodedText {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The corrected mistake in the encoding, or `nil` if there was none.
  let fault: String?

  /// Decodes UTF-8, UTF-16, or UTF-32, with or without a byte order mark, and otherwise
  /// Windows-1252.
  ///
  /// Without a byte order mark, UTF-16 is recognized by the zero bytes of its ASCII characters.
  init(_ bytes: [UInt8]) {
    switch Self.encoding(of: bytes) {
    case .utf8(let markLength):
      let text = bytes.dropFirst(markLength)
      if String(checking: text) != nil {
        self.bytes = Array(text)
        fault = nil
      } else {
        self.bytes = Array(text.lazy.map(Self.windowsCharacter).joined())
        fault = "the text is not in UTF-8; it was read as Windows-1252"
      }
    case .utf16(let isLittle, let markLength):
      let units = Self.words(bytes.dropFirst(markLength), width: 2, isLittle).map(UInt16.init)
      let text = String(decoding: units, as: UTF16.self)
      let isValid = text.utf16.elementsEqual(units)
      self.bytes = Array(text.utf8)
      let isWhole = (bytes.count - markLength).isMultiple(of: 2)
      fault =
        markLength == 6
        ? "the byte order mark was damaged by a conversion; the text was read as UTF-16"
        : isValid && isWhole
          ? nil : "the text is not valid UTF-16; characters that cannot be read are replaced"
    case .utf32(let isLittle):
      let units = Self.words(bytes.dropFirst(4), width: 4, isLittle)
      let text = String(decoding: units, as: UTF32.self)
      let isValid = text.unicodeScalars.lazy.map(\.value).elementsEqual(units)
      self.bytes = Array(text.utf8)
      fault =
        isValid ? nil : "the text is not valid UTF-32; characters that cannot be read are replaced"
    }
  }

  private enum Encoding {
    case utf8(markLength: Int)
    case utf16(isLittle: Bool, markLength: Int)
    case utf32(isLittle: Bool)
  }

  /// The byte order mark of UTF-16 after a program has replaced its bytes, which are not valid
  /// UTF-8, with U+FFFD.
  ///
  /// Three strings files of published apps begin with it.
  private static let damagedMark: [UInt8] = [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD]

  private static func encoding(of bytes: [UInt8]) -> Encoding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(markLength: 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32(isLittle: true) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32(isLittle: false) }
    if bytes.starts(with: damagedMark) { return .utf16(isLittle: true, markLength: 6) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isLittle: true, markLength: 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isLittle: false, markLength: 2) }
    let sample = bytes.prefix(1_024)
    let even = sample.indices.count { $0.isMultiple(of: 2) && sample[$0] == 0 }
    let odd = sample.indices.count { !$0.isMultiple(of: 2) && sample[$0] == 0 }
    if odd * 8 > sample.count, odd > even { return .utf16(isLittle: true, markLength: 0) }
    if even * 8 > sample.count, even > odd { return .utf16(isLittle: false, markLength: 0) }
    return .utf8(markLength: 0)
  }

  /// Returns the complete words of two or four bytes.
  private static func words(
    _ bytes: ArraySlice<UInt8>, width: Int, _ isLittle: Bool
  ) -> [UInt32] {
    stride(from: bytes.startIndex, to: bytes.endIndex - width + 1, by: width).map { start in
      let word = bytes[start..<(start + width)]
      return (isLittle ? word.reversed() : Array(word)).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func windowsCharacter(_ byte: UInt8) -> [UInt8] {
    let scalar = 0x80..<0xA0 ~= byte ? windowsCharacters[Int(byte) - 0x80] : UnicodeScalar(byte)
    return Array(String(Character(scalar)).utf8)
  }

  /// The characters from 0x80 to 0x9F.
  private static let windowsCharacters = Array(
    """
    €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ
    """.unicodeScalars)
}

extension String {
  /// Creates a string from bytes in UTF-8, or returns `nil` if they are not valid UTF-8.
  init?(checking bytes: ArraySlice<UInt8>) {
    self = String(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
