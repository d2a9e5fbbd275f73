// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Texts as parts of an address.
package enum Percent {
  /// The text with everything escaped but letters, digits and `-._~`.
  package static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  /// The text that was escaped.
  ///
  /// - Parameters:
  ///   - text: The text with escapes.
  ///   - readsPlus: Whether a plus stands for a space, as it does in forms.
  /// - Returns: The text without them, or nothing if it was not escaped right.
  package static func decoded(
    _ text: some StringProtocol, readsPlus: Bool = false
  ) -> String? {
    func isPlain(_ byte: UInt8) -> Bool {
      byte != UInt8(ascii: "%") && !(readsPlus && byte == UInt8(ascii: "+"))
    }
    if text.utf8.allSatisfy(isPlain) { return String(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8.makeIterator()
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

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
