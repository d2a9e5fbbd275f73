// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension DateRow {
  /// Creates a row for a date, a time, or both in a form.
  ///
  /// Each choice is a step that can be undone.
  @MainActor
  public init<Value: Equatable, Field: DateRowValue>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Field> & Sendable, in range: ClosedRange<Field>? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, fileID: fileID,
      line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }

  /// Creates a row for an optional date, time, or both in a form.
  ///
  /// Each choice and each removal is a step that can be undone.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the control.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - form: The form.
  ///   - field: The key path of the field, which is `nil` if the value is missing.
  ///   - range: The values that a user can choose. Defaults to `nil`, which allows all values.
  ///   - none: The text that the row shows if the value is missing, which is also the title of its
  ///     removal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  @MainActor
  public init<Value: Equatable, Field: DateRowValue>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Field?> & Sendable, in range: ClosedRange<Field>? = nil,
    none: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, none: none,
      fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }
}
