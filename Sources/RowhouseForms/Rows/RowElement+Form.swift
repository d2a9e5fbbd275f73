// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension RowElement {
  /// Shows the error of a field of a form below the row, and a message while the field is being
  /// checked.
  ///
  /// As long as the field has an error, it replaces the text of `error(_:)`.
  ///
  /// Use this method for rows that no initializer binds to a form:
  ///
  /// ```swift
  /// RatingRow(form.value.stars) { form[\.stars] = $0 }
  ///   .showing(\.stars, of: form)
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - form: The form.
  /// - Returns: The row with the error or the message.
  @MainActor
  public consuming func showing<Value: Equatable>(
    _ field: PartialKeyPath<Value>, of form: FormModel<Value>
  ) -> Self {
    // Most rows have no text, so they need no state.
    if form.error(at: field) != nil || form.isChecking(field) || row.state.isInvalid {
      row.state.show(field, of: form)
    }
    return self
  }
}

extension RowState {
  /// Shows the error of a field of a form, and a message while the field is being checked.
  @MainActor
  mutating func show<Value: Equatable>(_ field: PartialKeyPath<Value>, of form: FormModel<Value>) {
    // The text that the user has typed comes first: the form does not have it.
    ownError = ownError ?? form.error(at: field)
    if form.isChecking(field) { progress = form.texts.checking }
    if isInvalid { self.form = ObjectIdentifier(form) }
  }
}
