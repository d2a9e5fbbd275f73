// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

public import struct Foundation.Date

// The types of the values that rows edit, in addition to those of `SettingsKey.swift`.

extension Optional: SettingsConvertible where Wrapped: SettingsConvertible {
  /// Creates an optional value, which is `nil` for null.
  public init?(_ value: SettingsValue) {
    if value == .null {
      self = .none
    } else {
      guard let wrapped = Wrapped(value) else { return nil }
      self = .some(wrapped)
    }
  }

  /// The wrapped value, or null for `nil`.
  ///
  /// ``LiveSettings`` removes the value of a setting that is set to null, which is then its default
  /// value.
  public var settingsValue: SettingsValue { map(\.settingsValue) ?? .null }
}

extension Array: SettingsConvertible where Element: SettingsConvertible {
  /// Creates an array, or returns `nil` if an element has a different type.
  public init?(_ value: SettingsValue) {
    guard let elements = value.elements else { return nil }
    let converted = elements.compactMap { Element($0) }
    guard converted.count == elements.count else { return nil }
    self = converted
  }

  /// The elements, in order.
  public var settingsValue: SettingsValue { .array(map(\.settingsValue)) }
}

extension Set: SettingsConvertible where Element: SettingsConvertible {
  /// Creates a set from an array, or returns `nil` if an element has a different type.
  public init?(_ value: SettingsValue) {
    guard let elements = [Element](value) else { return nil }
    self.init(elements)
  }

  /// The elements in the order of their texts, so that equal sets have equal values.
  public var settingsValue: SettingsValue { .array(map(\.settingsValue).sortedByText()) }
}

extension Date: SettingsConvertible {
  /// Creates a date, or returns `nil` if the value is not a date.
  public init?(_ value: SettingsValue) {
    guard let date = value.date else { return nil }
    self = date
  }

  /// The date.
  public var settingsValue: SettingsValue { .date(self) }
}

extension SettingsConvertible where Self: DateRowValue {
  /// Creates a day, a time, or both from a string in ISO 8601, such as `2026-11-22T19:40`, or
  /// returns `nil` for another string.
  public init?(_ value: SettingsValue) {
    guard let date = value.text.flatMap({ DateValue($0) }) else { return nil }
    self.init(date)
  }

  /// The day, the time, or both as a string in ISO 8601.
  public var settingsValue: SettingsValue { .string("\(dateValue)") }
}

extension CalendarDate: SettingsConvertible {}
extension ClockTime: SettingsConvertible {}
extension CalendarDateTime: SettingsConvertible {}

extension RGBA: SettingsConvertible {
  /// Creates a color from a string such as `#336699`, or `#33669980` with an opacity.
  public init?(_ value: SettingsValue) {
    guard let text = value.text, text.first == "#", [7, 9].contains(text.utf8.count),
      text.dropFirst().allSatisfy(\.isHexDigit), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let color = text.utf8.count == 7 ? number << 8 | 0xFF : number
    self.init(hex: color >> 8)
    alpha = UInt8(truncatingIfNeeded: color)
  }

  /// The color as a string such as `#336699`, with its opacity if it is not opaque.
  public var settingsValue: SettingsValue {
    let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    let digits = components.map { component in
      let digits = String(component, radix: 16, uppercase: true)
      return digits.count < 2 ? "0\(digits)" : digits
    }
    return .string("#\(digits.joined())")
  }
}

extension PictureData: SettingsConvertible {
  /// Creates a picture from its bytes, or returns `nil` if hosts cannot show it.
  public init?(_ value: SettingsValue) {
    guard case .data(let bytes) = value, let picture = try? PictureData(bytes) else { return nil }
    self = picture
  }

  /// The bytes of the picture.
  public var settingsValue: SettingsValue { .data(bytes) }
}
