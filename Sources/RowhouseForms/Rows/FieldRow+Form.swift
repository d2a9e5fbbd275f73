// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension FieldRow {
  /// Creates a row with a field for a text of a form.
  ///
  /// The row shows the error of the field. If a rule runs at each change, the form receives each change;
  /// otherwise it receives the text when the user leaves the field.
  ///
  /// ```swift
  /// FieldRow("E-mail", form, \.email, kind: .email)
  /// ```
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, String> & Sendable, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let isLive = form.liveFields.contains(field)
    self.init(
      title, subtitle: subtitle, text: form.value[keyPath: field], placeholder: placeholder,
      kind: kind, fileID: fileID, line: line
    ) { text in
      form.type(text, into: field)
      if !isLive { form.endEditing(field) }
    }
    self = reporting(isLive ? .continuous : .onCommit).showing(field, of: form)
    if isLive { row.handlers[.didEndEditing] = { form.endEditing(field) } }
  }
}
