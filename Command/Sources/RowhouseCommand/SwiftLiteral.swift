// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

/// Literals of Swift source.
enum SwiftLiteral {
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}",
        "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  static func number(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    return number.isFinite ? "\(number)" : number < 0 ? "-.infinity" : ".infinity"
  }

  /// Returns the literal of a value where its type cannot be inferred.
  static func typed(_ value: SettingsValue) -> String { "(\(self.value(value)) as SettingsValue)" }

  /// Returns the literal of a value where a `SettingsValue` is expected.
  static func value(_ value: SettingsValue) -> String {
    switch value {
    case .null: ".null"
    case .bool(let isOn): "\(isOn)"
    case .integer(let integer): "\(integer)"
    case .real(let real): real.isFinite ? number(real) : ".real(\(number(real)))"
    case .number(let digits): ".number(\(text(digits)))"
    case .string(let string): text(string)
    case .date(let date):
      ".date(Date(timeIntervalSince1970: \(number(date.timeIntervalSince1970))))"
    case .data(let bytes): ".data(\(bytes))"
    case .array(let elements): "[\(elements.map(Self.value).joined(separator: ", "))]"
    case .dictionary(let members):
      members.isEmpty
        ? "[:]"
        : "["
          + members.sorted { $0.key < $1.key }.map { "\(text($0.key)): \(Self.value($0.value))" }
          .joined(separator: ", ") + "]"
    }
  }
}
