// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import struct Foundation.Date

/// A value of a setting, of a property list, or of a JSON text.
public enum SettingsValue: Hashable, Sendable {
  /// The null value of JSON, or a missing object of a property list.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction, or a number outside the range of `Int`.
  case real(Double)
  /// The digits of a number in a JSON text that neither `Int` nor `Double` can store.
  ///
  /// A text that is no number of JSON is written as a string.
  case number(String)
  /// A string.
  case string(String)
  /// A date.
  case date(Date)
  /// Bytes.
  case data([UInt8])
  /// An array of values.
  case array([SettingsValue])
  /// A dictionary of values by name.
  case dictionary([String: SettingsValue])
}

extension SettingsValue {
  /// The string, or `nil` if the value is not a string.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The values of an array, or `nil` if the value is not an array.
  public var elements: [SettingsValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The values of a dictionary by name, or `nil` if the value is not a dictionary.
  public var members: [String: SettingsValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The date, or `nil` if the value is not a date.
  public var date: Date? { if case .date(let date) = self { date } else { nil } }

  /// The value as a number.
  ///
  /// A Boolean value is 0 or 1. `nil` for any other value that is not a number.
  public var number: Double? {
    switch self {
    case .bool(let isOn): isOn ? 1 : 0
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .number(let digits): Double(digits)
    case .null, .string, .date, .data, .array, .dictionary: nil
    }
  }

  /// The value as a Boolean value, converted as `UserDefaults` converts it.
  ///
  /// A number other than 0 is true. A string is true if, after spaces, signs, and zeros, it
  /// begins with `Y`, `y`, `T`, `t`, or a digit from 1 to 9. `nil` for values of other types.
  public var truth: Bool? {
    if let number { return number != 0 }
    guard let text else { return nil }
    let first = text.drop { $0 == " " || $0 == "+" || $0 == "-" || $0 == "0" }.first
    return first.map { "YyTt123456789".contains($0) } ?? false
  }

  /// The text that a row shows for the value.
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

  /// Returns `true` if both are the same value to the user: equal values, or equal numbers of
  /// different types.
  public func matches(_ other: SettingsValue) -> Bool {
    if self == other { return true }
    guard let number, let second = other.number else { return false }
    // Large whole numbers that differ may be equal as `Double`.
    return number == second && whole == other.whole
  }

  /// The value as a whole number, or `nil` if it is no whole number or too large for `Int`.
  private var whole: Int? {
    if case .integer(let integer) = self { integer } else { number.flatMap(Int.init(exactly:)) }
  }

  /// Returns `true` if a switch with two stored values is on.
  ///
  /// If the value is neither of them, the switch is on if ``truth`` is `true`.
  public func isOn(_ on: SettingsValue, off: SettingsValue) -> Bool {
    if matches(on) { return true }
    return matches(off) ? false : truth ?? false
  }
}

extension SettingsValue {
  /// Returns `true` if a JSON text with the value at a depth can be read within limits.
  package func isReadable(atDepth depth: Int, _ limits: ReadingLimits) -> Bool {
    switch self {
    case .null, .bool, .integer, .number, .string: true
    // Objects in JSON, as ``JSONText`` writes them.
    case .data: depth <= limits.depth
    // A date that is infinitely distant contains a number that is an object.
    case .date(let date): depth + (date.timeIntervalSince1970.isFinite ? 0 : 1) <= limits.depth
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
  /// The name of the value's type, for messages about property lists.
  ///
  /// In JSON, a dictionary is an object.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "Boolean"
    case .integer, .real, .number: "number"
    case .string: "string"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }
}

extension SettingsValue {
  /// Returns `true` if both values have the same type and the same content.
  ///
  /// Unlike numbers of type `Double`, two values that are not a number (NaN) are equal. Otherwise, a stored one would
  /// differ from itself, and would count as changed at each reading.
  public static func == (first: SettingsValue, second: SettingsValue) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.real(let first), .real(let second)): first == second || first.isNaN && second.isNaN
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): first == second
    case (.date(let first), .date(let second)): first == second
    case (.data(let first), .data(let second)): first == second
    case (.array(let first), .array(let second)): first == second
    case (.dictionary(let first), .dictionary(let second)): first == second
    case (.null, _), (.bool, _), (.integer, _), (.real, _), (.number, _), (.string, _), (.date, _),
      (.data, _), (.array, _), (.dictionary, _):
      false
    }
  }

  /// Hashes the type and the content of the value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let isOn): hasher.combine(isOn)
    case .integer(let integer): hasher.combine(integer)
    case .real(let real): hasher.combine(real.isNaN ? .nan : real)
    case .number(let digits): hasher.combine(digits)
    case .string(let text): hasher.combine(text)
    case .date(let date): hasher.combine(date)
    case .data(let bytes): hasher.combine(bytes)
    case .array(let elements): hasher.combine(elements)
    case .dictionary(let members): hasher.combine(members)
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
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an array.
  public init(arrayLiteral elements: SettingsValue...) { self = .array(elements) }
  /// Creates a dictionary.
  ///
  /// If several values have the same name, the last one is used.
  public init(dictionaryLiteral elements: (String, SettingsValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}

extension SettingsValue: CustomStringConvertible {
  /// The value as JSON on one line.
  public var description: String { JSONText.write(self, isPretty: false) }
}
