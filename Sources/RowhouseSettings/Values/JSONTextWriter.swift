// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import struct Foundation.Data

/// The writer that ``JSONText`` uses.
struct JSONTextWriter {
  let isPretty: Bool
  private(set) var text = ""

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: SettingsValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let isOn): text += isOn ? "true" : "false"
    case .integer(let integer): text += "\(integer)"
    case .real(let real):
      if real.isFinite {
        text += "\(real)"
      } else {
        writeObject(["$real": .string(real.isNaN ? "nan" : real < 0 ? "-inf" : "inf")], depth)
      }
    case .number(let digits):
      if JSONReader.isNumber(digits) { text += digits } else { write(digits) }
    case .string(let string): write(string)
    case .date(let date):
      let value = DateText.exact(date).map { SettingsValue.string($0) }
      writeObject(["$date": value ?? .real(date.timeIntervalSince1970)], depth)
    case .data(let bytes):
      writeObject(["$data": .string(Data(bytes).base64EncodedString())], depth)
    case .array(let elements):
      writeList(elements, "[", "]", depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .dictionary(let members): writeObject(members, depth)
    }
  }

  private mutating func writeObject(_ members: [String: SettingsValue], _ depth: Int) {
    let sorted = members.sorted { $0.key < $1.key }
    writeList(sorted, "{", "}", depth) { writer, member in
      writer.write(member.key)
      writer.text += writer.isPretty ? ": " : ":"
      writer.write(member.value, depth: depth + 1)
    }
  }

  private mutating func writeList<Item>(
    _ items: [Item], _ opening: String, _ closing: String, _ depth: Int,
    _ writeItem: (inout Self, Item) -> Void
  ) {
    text += opening
    for (position, item) in items.enumerated() {
      if position > 0 { text += "," }
      breakLine(depth + 1)
      writeItem(&self, item)
    }
    if !items.isEmpty { breakLine(depth) }
    text += closing
  }

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
