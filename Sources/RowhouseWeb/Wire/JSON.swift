// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// JSON as it is written.
enum JSON {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  /// A text that is markup.
  case markup(Markup)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON {
  /// The text of the value, on one line, fit to stand in an event stream.
  var text: String { bytes.text }

  /// The text in UTF-8.
  var bytes: Bytes {
    // What most messages have; growing to it would copy several times.
    var bytes = Bytes(capacity: 1_024)
    write(into: &bytes)
    return bytes
  }

  private func write(into bytes: inout Bytes) {
    switch self {
    case .null: bytes.append("null" as StaticString)
    case .bool(let value): bytes.append((value ? "true" : "false") as StaticString)
    case .integer(let value): bytes.append(String(value))
    case .number(let value): bytes.append(value.isFinite ? "\(value)" : "null")
    case .text(let value): JSON.quote(value, into: &bytes)
    case .markup(let value): value.bytes.withBuffer { JSON.quote($0, into: &bytes) }
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

  private static func quote(_ value: String, into bytes: inout Bytes) {
    var value = value
    value.withUTF8 { quote($0, into: &bytes) }
  }

  /// Appends a text in quotes.
  ///
  /// What needs no escape, which is nearly all of it, is copied in one go.
  private static func quote(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout Bytes) {
    bytes.append(UInt8(ascii: "\""))
    var (copied, index) = (0, 0)
    while let found = EightBytes.firstSpecial(in: text, from: index) {
      index = found
      let count = text[index] == 0xE2 ? separatorLength(text[index...]) : 1
      guard count > 0 else {
        index += 1
        continue
      }
      bytes.append(text, copied..<index)
      appendEscape(of: text[index..<(index + count)], to: &bytes)
      index += count
      copied = index
    }
    bytes.append(text, copied..<text.count)
    bytes.append(UInt8(ascii: "\""))
  }

  /// How many bytes the line or paragraph separator has that a text begins with; 0 if with another
  /// character.
  private static func separatorLength(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let rest = text.dropFirst().prefix(2)
    return rest.elementsEqual([0x80, 0xA8]) || rest.elementsEqual([0x80, 0xA9]) ? 3 : 0
  }

  private static func appendEscape(
    of character: Slice<UnsafeBufferPointer<UInt8>>, to bytes: inout Bytes
  ) {
    bytes.append(UInt8(ascii: "\\"))
    switch character[character.startIndex] {
    case UInt8(ascii: "\""): bytes.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    // Scripts took these two for the end of a line.
    case 0xE2: bytes.append((character.last == 0xA8 ? "u2028" : "u2029") as StaticString)
    case let byte: bytes.append("u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    }
  }
}
