// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension CalendarDate: Codable {
  /// Decodes a date from a string such as `2026-11-22`, whether or not it exists, or throws
  /// `DecodingError.dataCorrupted` for another format.
  public init(from decoder: any Decoder) throws { self = try decoder.decodeDate() }

  /// Encodes the date as a string, or throws an error if the year does not have four digits.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}

extension ClockTime: Codable {
  /// Decodes a time from a string such as `19:40`, whether or not it exists, or throws
  /// `DecodingError.dataCorrupted` for another format.
  public init(from decoder: any Decoder) throws { self = try decoder.decodeDate() }

  /// Encodes the time as a string, or throws an error if one of its numbers does not have two
  /// digits.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}

extension CalendarDateTime: Codable {
  /// Decodes a day and a time from a string such as `2026-11-22T19:40`, whether or not they exist, or throws
  /// `DecodingError.dataCorrupted` for another format.
  public init(from decoder: any Decoder) throws { self = try decoder.decodeDate() }

  /// Encodes the day and the time, or throws an error if one of their numbers has too many digits.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}

extension Decoder {
  fileprivate func decodeDate<Value: DateRowValue>() throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = DateValue(text).flatMap({ Value($0) }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a \(Value.self) in ISO 8601.")
    }
    return value
  }
}

extension Encoder {
  fileprivate func encode(_ value: some DateRowValue) throws {
    let text = "\(value.dateValue)"
    // Does not encode a string that cannot be decoded.
    guard DateValue(text) == value.dateValue else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath, debugDescription: "\(text) has no form in ISO 8601."))
    }
    var container = singleValueContainer()
    try container.encode(text)
  }
}
