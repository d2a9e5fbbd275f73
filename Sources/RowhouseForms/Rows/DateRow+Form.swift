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
}
