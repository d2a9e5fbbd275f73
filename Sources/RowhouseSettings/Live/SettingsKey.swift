// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A setting, with the type of its value and with its default value.
///
/// Declare the settings of an application as properties of ``SettingsKeys``:
///
/// ```swift
/// extension SettingsKeys {
///   var nightMode: SettingsKey<Bool> { SettingsKey("night_mode", default: false) }
/// }
/// ```
///
/// ``LiveSettings`` then has a property `nightMode` of type `Bool`.
public struct SettingsKey<Value: SettingsConvertible>: Sendable where Value: Sendable {
  /// The key in the store.
  public let name: String
  /// The value to use if the store has no value, or has a value of a different type.
  public let defaultValue: Value

  /// Creates a setting.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// The settings of an application.
///
/// The application declares them in an extension; see ``SettingsKey``.
public struct SettingsKeys: Sendable {
  /// Creates the list of settings.
  public init() {}
}

/// A type that can be the value of a setting.
///
/// The types of the values that rows edit conform to it, and so do optional values, arrays, and sets of
/// them. For an enumeration with a raw value, declare the conformance without members.
///
/// A structure should accept a stored value without the members that a later version of the application has added. If it
/// returns `nil`, the setting has its default value, and the next change replaces the stored value, unless it is an
/// element of an array or a set.
public protocol SettingsConvertible {
  /// Creates a value, or returns `nil` if the stored value has a different type.
  init?(_ value: SettingsValue)
  /// The value in the form in which it is stored.
  var settingsValue: SettingsValue { get }
}

extension Bool: SettingsConvertible {
  /// Creates a Boolean value.
  ///
  /// Numbers and strings are converted as `UserDefaults` converts them.
  public init?(_ value: SettingsValue) {
    guard let truth = value.truth else { return nil }
    self = truth
  }
  /// The Boolean value.
  public var settingsValue: SettingsValue { .bool(self) }
}

extension Int: SettingsConvertible {
  /// Creates an integer.
  ///
  /// A string that contains only a whole number is converted, because fields store what the user
  /// types as a string. The digits may be in any script.
  public init?(_ value: SettingsValue) {
    if case .integer(let integer) = value {
      self = integer
    } else if let integer = value.text.flatMap({ Int($0.typedNumber) }) {
      self = integer
    } else {
      guard let integer = value.convertedNumber.flatMap(Int.init(exactly:)) else { return nil }
      self = integer
    }
  }
  /// The number.
  public var settingsValue: SettingsValue { .integer(self) }
}

extension Double: SettingsConvertible {
  /// Creates a number.
  ///
  /// A string that contains only a number is converted, because fields store what the user types
  /// as a string. The digits may be in any script, and the decimal sign may be a period, a comma, or
  /// the Arabic sign. A comma before exactly three digits is accepted only after a zero, because some
  /// languages separate thousands with it.
  public init?(_ value: SettingsValue) {
    guard let number = value.convertedNumber else { return nil }
    self = number
  }
  /// The number.
  public var settingsValue: SettingsValue { .real(self) }
}

extension SettingsValue {
  /// The value as a number, or the finite number that a string contains.
  fileprivate var convertedNumber: Double? {
    number ?? text.flatMap { Double(decimal: $0.typedNumber) }
  }
}

extension Double {
  /// Creates the finite number of a text in decimal notation, or returns `nil` for another text, such as `0x10` or `nan`.
  fileprivate init?(decimal text: String) {
    guard text.utf8.allSatisfy({ 48...57 ~= $0 || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}

extension String {
  /// The string without spaces at its ends, with ASCII digits, and with a period as its decimal sign.
  fileprivate var typedNumber: String {
    let ascii = trimmed.unicodeScalars.map { scalar in
      guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
      else { return scalar == "\u{66B}" ? "," : Character(scalar) }
      return Character("\(Int(digit))")
    }
    let halves = ascii.split(separator: ",", omittingEmptySubsequences: false)
    guard halves.count == 2, !ascii.contains(".") else { return String(ascii) }
    let isAmbiguous = halves[1].count == 3 && halves[0].contains { ("1"..."9").contains($0) }
    return isAmbiguous ? String(ascii) : "\(String(halves[0])).\(String(halves[1]))"
  }
}

extension String: SettingsConvertible {
  /// Creates a string.
  public init?(_ value: SettingsValue) {
    guard let text = value.text else { return nil }
    self = text
  }
  /// The string.
  public var settingsValue: SettingsValue { .string(self) }
}

extension SettingsConvertible where Self: RawRepresentable, RawValue: SettingsConvertible {
  /// Creates the value that has the stored raw value.
  public init?(_ value: SettingsValue) {
    guard let raw = RawValue(value) else { return nil }
    self.init(rawValue: raw)
  }
  /// The raw value.
  public var settingsValue: SettingsValue { rawValue.settingsValue }
}
