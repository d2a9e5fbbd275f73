// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value of a row that is stored until the next run of the application.
package enum RestorableValue: Hashable, Sendable {
  case flag(Bool)
  case text(String)
}

extension RestorableValue {
  /// Creates a value, or returns `nil` if it is neither a Boolean value nor a text.
  init?(_ value: any Sendable) {
    switch value {
    case let flag as Bool: self = .flag(flag)
    case let text as String: self = .text(text)
    default: return nil
    }
  }

  var value: any Sendable {
    switch self {
    case .flag(let flag): flag
    case .text(let text): text
    }
  }
}

extension RestorableValue {
  /// Creates a value from its code, or returns `nil` if the code is damaged.
  package init?(code: String) {
    switch code.first {
    case "+": self = .flag(true)
    case "-": self = .flag(false)
    case "=": self = .text(String(code.dropFirst()))
    default: return nil
    }
  }

  /// The value as text: a plus sign or a minus sign, or an equals sign and the text.
  package var code: String {
    switch self {
    case .flag(let flag): flag ? "+" : "-"
    case .text(let text): "=" + text
    }
  }
}

extension RestorableValue: Codable {
  /// Decodes the ``code`` of a value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = RestorableValue(code: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The code of a value begins with +, -, or =")
    }
    self = value
  }

  /// Encodes the ``code`` of the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
