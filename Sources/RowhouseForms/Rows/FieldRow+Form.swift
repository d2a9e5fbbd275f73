// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension FieldRow {
  /// Creates a row with a text field for a field of a form.
  ///
  /// The row shows the error of the field. The form receives the text when the user leaves the field.
  /// It receives each change if a rule with the moment `change` is a rule of this field, or names the
  /// field or the whole value as `reading`. On iOS and the desktop, the value of the form contains the
  /// text while the user types, so that its ``FormModel/leaveGuard`` asks before the text is lost.
  ///
  /// Typing is one step that can be undone, and ends when the user leaves the field, even if the row
  /// reports each change.
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
    self.init(
      title, subtitle: subtitle, text: form.value[keyPath: field], placeholder: placeholder,
      kind: kind, fileID: fileID, line: line
    ) { (_: String) in }
    self = bound(to: field, of: form) { $0 }
  }

  /// Creates a row with a text field for an optional field of a form.
  ///
  /// The field is empty if the value is `nil` or `""`. If the user empties the field, the value is
  /// `nil`. The value `""` counts as different, so a field whose saved value is `""` makes the form
  /// dirty if the user types and deletes a text. Use `nil` for a missing text.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, String?> & Sendable, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, text: form.value[keyPath: field] ?? "", placeholder: placeholder,
      kind: kind, fileID: fileID, line: line
    ) { (_: String) in }
    self = bound(to: field, of: form) { $0.isEmpty ? nil : $0 }
  }

  /// Lets a field of a form receive the text.
  @MainActor
  private consuming func bound<Value: Equatable, Field>(
    to field: any WritableKeyPath<Value, Field> & Sendable, of form: FormModel<Value>,
    value: @escaping @MainActor (String) -> Field
  ) -> Self {
    let receiver = TextReceiver { text in
      form.type(value(text), into: field)
    } commit: { text in
      form.type(value(text), into: field)
      form.endEditing(field)
    } leave: {
      form.endTyping(in: field)
    }
    return received(by: receiver).reporting(form.isLive(field) ? .continuous : .onCommit)
      .showing(field, of: form)
  }
}
