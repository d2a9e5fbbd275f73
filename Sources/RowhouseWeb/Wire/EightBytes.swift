// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Eight bytes of a text, looked at together for what JSON has to escape.
///
/// Nearly all of a text is none of it, and one byte after the other takes three times as long.
struct EightBytes {
  private let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Where the first byte at or after a place is that JSON may have to escape, or nothing.
  ///
  /// It is a control character, a quote, a backslash, or the first byte of a line separator.
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    if let bytes = UnsafeRawPointer(text.baseAddress) {
      while index &+ 8 <= text.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if let place = EightBytes(word: UInt64(littleEndian: word)).firstSpecial {
          return index &+ place
        }
        index &+= 8
      }
    }
    while index < text.count {
      if isSpecial(text[index]) { return index }
      index &+= 1
    }
    return nil
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0xE2
  }

  /// The lowest such byte.
  ///
  /// A byte is 0 where taking 1 from it sets its top bit that was not set. What is borrowed makes bytes
  /// above such a one look like it, and none below.
  private var firstSpecial: Int? {
    let quotes = word ^ (0x22 &* Self.ones)
    let backslashes = word ^ (0x5C &* Self.ones)
    let separators = word ^ (0xE2 &* Self.ones)
    let found =
      (word &- (0x20 &* Self.ones)) & ~word
      | (quotes &- Self.ones) & ~quotes
      | (backslashes &- Self.ones) & ~backslashes
      | (separators &- Self.ones) & ~separators
    let marks = found & Self.tops
    return marks == 0 ? nil : marks.trailingZeroBitCount / 8
  }
}
