// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The percent encoding of text in addresses.
package enum Percent {
  /// Returns the text with everything escaped except letters, digits, and `-._~`.
  package static func encoded(_ text: String) -> String {
    var bytes = Bytes(capacity: 3 * text.utf8.count)
    encode(text, into: &bytes)
    return bytes.text
  }

  /// Appends the text with everything escaped except letters, digits, and `-._~`.
  static func encode(_ text: String, into bytes: inout Bytes) {
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(upperDigits[Int(byte >> 4)])
        bytes.append(upperDigits[Int(byte & 15)])
      }
    }
  }

  private static let upperDigits = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns text without its escapes, or `nil` if an escape is invalid.
  ///
  /// In forms, a plus sign represents a space.
  package static func decoded(
    _ text: UnsafeBufferPointer<UInt8>, readsPlus: Bool = false
  ) -> String? {
    if !text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") && readsPlus }) {
      return String(validating: text, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where readsPlus: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns text without its escapes, or `nil` if an escape is invalid.
  package static func decoded(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { decoded($0) }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
