// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation
public import RowhouseModel

/// Rows with a decimal number, such as an amount of money.
///
/// A user can type at most 15 digits, and the model receives exactly the typed number. A number of the model that has
/// more digits is shown as if it were a `Double`.
extension NumberRow {
  /// Creates a row with a field for a decimal number, which calls a closure with the typed number.
  ///
  /// If the user empties the field, an error appears, and the closure is not called.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The number of the model; the field is empty for NaN.
  ///   - format: The kind of number. Defaults to a decimal number with at most three decimals.
  ///   - range: The numbers that are accepted. Defaults to all numbers.
  ///   - language: The language of the number, as a language tag. Defaults to that of the page.
  ///   - name: A name that distinguishes rows with the same place and title. Defaults to an empty
  ///     string.
  ///   - message: Returns the error for text that is not accepted. Defaults to a message in the
  ///     language, or in English if it is not available in the language.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - onChange: Called with the typed number.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Decimal,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Decimal>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Decimal) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: value.floatingPoint, format: format,
      in: range?.floatingPoint, language: language, name: name, message: message, fileID: fileID,
      line: line
    ) { (number: Double) in onChange(Decimal(typed: number)) }
  }

  /// Creates a row with a field for an optional decimal number, which calls a closure with the typed number, or with
  /// `nil` if the user has emptied the field.
  ///
  /// The field is empty for `nil` and for NaN.
  @_disfavoredOverload  // Calls with a `Decimal` use the other initializer.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Decimal?,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Decimal>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Decimal?) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: value?.floatingPoint, format: format,
      in: range?.floatingPoint, language: language, name: name, message: message, fileID: fileID,
      line: line
    ) { (number: Double?) in onChange(number.map { Decimal(typed: $0) }) }
  }

  /// Creates a row with a field for a decimal number of an object, which the row retains.
  ///
  /// If the user empties the field, an error appears, because the property cannot be `nil`.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Decimal>,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Decimal>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, object, value.appending(path: \Decimal.floatingPoint),
      format: format, in: range?.floatingPoint, language: language, name: name, message: message,
      fileID: fileID, line: line)
  }

  /// Creates a row with a field for an optional decimal number of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Decimal?>,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Decimal>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, object, value.appending(path: \Decimal?.floatingPoint),
      format: format, in: range?.floatingPoint, language: language, name: name, message: message,
      fileID: fileID, line: line)
  }
}
