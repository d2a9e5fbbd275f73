// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension FieldRow {
  /// Creates a row with a text field for a field of a form.
  ///
  /// The row shows the error of the field. If a rule runs at each change, the form receives each
  /// change. Otherwise, it receives the text when the user leaves the field. On iOS and the
  /// desktop, the value of the form contains the text while the user types, so that its
  /// ``FormModel/leaveGuard`` asks before the text is lost.
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
    if isLive {
      row.handlers[.didEndEditing] = { form.endEditing(field) }
    } else {
      row.handlers[.typing] = { _, value in
        if case .text(let text) = value { form.type(text, into: field) }
      }
    }
  }
}
