// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Functions that read and write settings values as JSON.
///
/// Dates, bytes, and numbers that JSON does not support are objects with one member:
/// `{"$date": "2026-11-22T19:05:00.25Z"}`, `{"$data": "AQID"}`, or `{"$real": "nan"}`. A date outside of the years 1 to
/// 9999 is the number of seconds since 1970.
public enum JSONText {
  /// Reads a JSON text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text, which may begin with a byte order mark.
  ///   - limits: The limits of depth and size.
  /// - Returns: The value.
  /// - Throws: ``PropertyListError`` with the line of the first mistake.
  public static func read(
    _ bytes: [UInt8], limits: ReadingLimits = .standard
  ) throws(PropertyListError) -> SettingsValue {
    var reader = JSONReader(bytes, limits: limits)
    return try reader.read()
  }

  /// Returns a value as JSON text, with the members of objects sorted by name.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isPretty: True to write one member per line, with indentation. Defaults to `true`.
  /// - Returns: The text, without a trailing line break.
  public static func write(_ value: SettingsValue, isPretty: Bool = true) -> String {
    var writer = JSONTextWriter(isPretty: isPretty)
    writer.write(value, depth: 0)
    return writer.text
  }
}
