// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import struct Foundation.Date

/// A value of a setting, of a property list or of a JSON text.
public enum SettingsValue: Hashable, Sendable {
  /// The null of JSON, or a missing object of a property list.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction, or one that is out of the range of `Int`.
  case real(Double)
  /// The digits of a number of a JSON text that neither `Int` nor `Double` can store.
  case number(String)
  /// A text.
  case string(String)
  /// A moment.
  case date(Date)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([SettingsValue])
  /// Values with names.
  case dictionary([String: SettingsValue])
}

extension SettingsValue {
  /// The text, or `nil` if the value is not a text.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The values of an array, or `nil` if the value is not an array.
  public var elements: [SettingsValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The values of a dictionary by name, or `nil` if the value is not a dictionary.
  public var members: [String: SettingsValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The moment, or `nil` if the value is not a date.
  public var date: Date? { if case .date(let date) = self { date } else { nil } }

  /// The value as a number: 0 or 1 for a Boolean value, and `nil` for a value that is neither a
  /// number nor Boolean.
  public var number: Double? {
    switch self {
    case .bool(let isOn): isOn ? 1 : 0
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .number(let digits): Double(digits)
    case .null, .string, .date, .data, .array, .dictionary: nil
    }
  }

  /// The value as a Boolean value, converted as by `UserDefaults`.
  ///
  /// A number other than 0 is true, and so is a text that begins with `Y`, `y`, `T`, `t` or a digit from 1 to 9
  /// after blanks, signs and zeros. `nil` for values of other types.
  public var truth: Bool? {
    if let number { return number != 0 }
    guard let text else { return nil }
    let first = text.drop { $0 == " " || $0 == "+" || $0 == "-" || $0 == "0" }.first
    return first.map { "YyTt123456789".contains($0) } ?? false
  }

  /// The text with which a row shows the value.
  public var shownText: String {
    switch self {
    case .null: ""
    case .bool(let isOn): isOn ? "1" : "0"
    case .integer(let integer): "\(integer)"
    case .real(let real):
      if let whole = Int(exactly: real) { "\(whole)" } else { "\(real)" }
    case .number(let digits): digits
    case .string(let text): text
    case .date(let date): DateText.iso(date)
    case .data(let bytes): "\(bytes.count) bytes"
    case .array(let elements): elements.map(\.shownText).joined(separator: ", ")
    case .dictionary(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shownText)" }
        .joined(separator: ", ")
    }
  }

  /// Returns `true` if both are the same value for a user: equal, or equal numbers of different types.
  public func matches(_ other: SettingsValue) -> Bool {
    if self == other { return true }
    guard let number, let second = other.number else { return false }
    return number == second
  }

  /// Returns `true` if a switch with two values is on.
  ///
  /// If the value is neither of them, the switch is on if ``truth`` is `true`.
  public func isOn(_ on: SettingsValue, off: SettingsValue) -> Bool {
    if matches(on) { return true }
    return matches(off) ? false : truth ?? false
  }
}

extension SettingsValue {
  /// Returns `true` if a JSON text with the value at a depth can be read with limits.
  package func isReadable(atDepth depth: Int, _ limits: ReadingLimits) -> Bool {
    switch self {
    case .null, .bool, .integer, .number, .string: true
    // Objects in JSON, as ``JSONText`` writes them.
    case .date, .data: depth <= limits.depth
    case .real(let real): real.isFinite || depth <= limits.depth
    case .array(let elements):
      depth <= limits.depth && elements.allSatisfy { $0.isReadable(atDepth: depth + 1, limits) }
    case .dictionary(let members):
      depth <= limits.depth
        && members.values.allSatisfy { $0.isReadable(atDepth: depth + 1, limits) }
    }
  }
}

extension SettingsValue {
  /// The name of the value's type, for messages.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "Boolean"
    case .integer, .real, .number: "number"
    case .string: "text"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }
}

extension SettingsValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number with a fraction.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an array.
  public init(arrayLiteral elements: SettingsValue...) { self = .array(elements) }
  /// Creates a dictionary; the last of several values with one name is used.
  public init(dictionaryLiteral elements: (String, SettingsValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}

extension SettingsValue: CustomStringConvertible {
  /// The value as JSON in one line.
  public var description: String { JSONText.write(self, isPretty: false) }
}
