// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension CheckRow {
  /// Creates a checkbox row for a Boolean field of a form.
  ///
  /// Each change is a step that can be undone.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Bool> & Sendable,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, isOn: form.value[keyPath: field], fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }
}
