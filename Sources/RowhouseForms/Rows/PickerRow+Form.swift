// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PickerRow {
  /// Creates a row with a picker for a field of a form.
  ///
  /// Each choice is a step that can be undone. The row shows the error of the field.
  @MainActor
  public init<Value: Equatable, Option: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Option> & Sendable, options: [Option],
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfOption: @escaping (Option) -> String
  ) {
    self.init(
      title, subtitle: subtitle, form, field, groups: [OptionGroup(options)], fileID: fileID,
      line: line, title: titleOfOption)
  }

  /// Creates a row with a picker of grouped options for a field of a form.
  @MainActor
  public init<Value: Equatable, Option: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Option> & Sendable, groups: [OptionGroup<Option>],
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfOption: @escaping (Option) -> String
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], groups: groups,
      title: titleOfOption, fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }

  /// Creates a row with a picker for an optional field of a form.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the picker.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - form: The form.
  ///   - field: The field.
  ///   - options: The values to choose from.
  ///   - none: The title of the choice that sets the field to `nil`.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - titleOfOption: Returns the title of an option.
  @MainActor
  public init<Value: Equatable, Option: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Option?> & Sendable, options: [Option], none: String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfOption: @escaping (Option) -> String
  ) {
    self.init(
      title, subtitle: subtitle, form, field, groups: [OptionGroup(options)], none: none,
      fileID: fileID, line: line, title: titleOfOption)
  }

  /// Creates a row with a picker of grouped options for an optional field of a form.
  @MainActor
  public init<Value: Equatable, Option: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Option?> & Sendable, groups: [OptionGroup<Option>],
    none: String, fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfOption: @escaping (Option) -> String
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], groups: groups, none: none,
      title: titleOfOption, fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }
}
