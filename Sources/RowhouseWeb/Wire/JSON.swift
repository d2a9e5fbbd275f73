// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// JSON as it is written.
enum JSON {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON {
  /// The text of the value, on one line, fit to stand in an event stream.
  var text: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? "\(value)" : "null").utf8
    case .text(let value): JSON.quote(value, into: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSON.quote(member.0, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a text in quotes.
  ///
  /// What needs no escape, which is nearly all of it, is copied in one go.
  private static func quote(_ value: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { text in
      var (copied, index) = (0, 0)
      while index < text.count {
        let byte = text[index]
        // Nearly all bytes: these compares are all that they cost.
        if byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0xE2 {
          index += 1
          continue
        }
        guard let (escape, count) = escape(text[index...]) else {
          index += 1
          continue
        }
        bytes += text[copied..<index]
        bytes += escape.utf8
        index += count
        copied = index
      }
      bytes += text[copied...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The escape of the character at the beginning, if it needs one, and of how many bytes it is.
  private static func escape(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (String, Int)? {
    switch text[text.startIndex] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case 0xE2:
      // The line and the paragraph separator, which scripts took for the end of a line.
      let rest = text.dropFirst().prefix(2)
      if rest.elementsEqual([0x80, 0xA8]) { return ("\\u2028", 3) }
      if rest.elementsEqual([0x80, 0xA9]) { return ("\\u2029", 3) }
      return nil
    case let byte: return ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16), 1)
    }
  }
}
