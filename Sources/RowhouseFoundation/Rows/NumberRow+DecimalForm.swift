// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation
public import RowhouseForms
public import RowhouseModel

extension NumberRow {
  /// Creates a row for a decimal number in a form.
  ///
  /// If the user empties the field, an error appears, because an empty field has no value.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Decimal> & Sendable,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Decimal>? = nil,
    language: String? = nil, message: ((NumberFormat.Problem) -> String)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, form, field, isRequired: true, format: format, in: range?.floatingPoint,
      language: language, message: message, fileID: fileID, line: line,
      number: { $0.floatingPoint }, field: { $0.map { Decimal(typed: $0) } })
  }

  /// Creates a row for an optional decimal number in a form.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Decimal?> & Sendable,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Decimal>? = nil,
    language: String? = nil, message: ((NumberFormat.Problem) -> String)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, form, field, isRequired: false, format: format, in: range?.floatingPoint,
      language: language, message: message, fileID: fileID, line: line,
      number: { $0.floatingPoint }, field: { .some($0.map { Decimal(typed: $0) }) })
  }
}
