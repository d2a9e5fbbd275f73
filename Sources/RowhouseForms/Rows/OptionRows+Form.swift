// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension ChoiceRows {
  /// Creates a row for each option of a field of a form.
  ///
  /// Each choice is a step that can be undone.
  ///
  /// The last row shows the error of the field.
  @MainActor
  public init<Value: Equatable>(
    _ form: FormModel<Value>, _ field: any WritableKeyPath<Value, Option> & Sendable,
    options: [Option], fileID: StaticString = #fileID, line: UInt32 = #line,
    title: @escaping (Option) -> String
  ) {
    self.init(
      options, chosen: form.value[keyPath: field], title: title, fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = changingState { $0.show(field, of: form) }
  }

  /// Creates a row for each option of a field of a form.
  ///
  /// No option is chosen if the field is `nil`.
  @MainActor
  public init<Value: Equatable>(
    _ form: FormModel<Value>, _ field: any WritableKeyPath<Value, Option?> & Sendable,
    options: [Option], fileID: StaticString = #fileID, line: UInt32 = #line,
    title: @escaping (Option) -> String
  ) {
    self.init(
      options, chosen: form.value[keyPath: field], title: title, fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = changingState { $0.show(field, of: form) }
  }
}

extension CheckRows {
  /// Creates a row for each option of a field of a form.
  ///
  /// Each choice is a step that can be undone.
  ///
  /// The last row shows the error of the field.
  @MainActor
  public init<Value: Equatable>(
    _ form: FormModel<Value>, _ field: any WritableKeyPath<Value, Set<Option>> & Sendable,
    options: [Option], count: ClosedRange<Int>? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, title: @escaping (Option) -> String
  ) {
    self.init(
      options, chosen: form.value[keyPath: field], read: { form.value[keyPath: field] },
      count: count, title: title, fileID: fileID, line: line,
      onChange: { form.choose($0, for: field) })
    self = changingState { $0.show(field, of: form) }
  }
}
