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
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .text(let value): JSON.quote(value, into: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSON.quote(member.0, into: &text)
        text += ":"
        member.1.write(into: &text)
      }
      text += "}"
    }
  }

  /// Appends a text in quotes.
  ///
  /// What needs no escape, which is nearly all of it, is copied in one go.
  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    let bytes = value.utf8
    var copied = bytes.startIndex
    var index = copied
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      guard let (escape, end) = escape(bytes[index], next, in: bytes) else {
        index = next
        continue
      }
      text += value[copied..<index]
      text += escape
      copied = end
      index = end
    }
    text += value[copied...]
    text += "\""
  }

  /// The escape of the character that begins with a byte, if it needs one, and where it ends.
  private static func escape(
    _ byte: UInt8, _ next: String.Index, in bytes: String.UTF8View
  ) -> (String, String.Index)? {
    switch byte {
    case UInt8(ascii: "\""): return ("\\\"", next)
    case UInt8(ascii: "\\"): return ("\\\\", next)
    case UInt8(ascii: "\n"): return ("\\n", next)
    case UInt8(ascii: "\r"): return ("\\r", next)
    case UInt8(ascii: "\t"): return ("\\t", next)
    case 0..<0x20:
      return ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16), next)
    case 0xE2:
      // The line and the paragraph separator, which scripts took for the end of a line.
      let rest = bytes[next...].prefix(2)
      if rest.elementsEqual([0x80, 0xA8]) { return ("\\u2028", rest.endIndex) }
      if rest.elementsEqual([0x80, 0xA9]) { return ("\\u2029", rest.endIndex) }
      return nil
    default: return nil
    }
  }
}
