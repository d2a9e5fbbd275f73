// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension RowElement {
  /// Shows the error of a field of a form below the row, and a message while the field is being
  /// checked.
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
    let isChecking = form.isChecking(field)
    let row = error(form.error(at: field))
    return isChecking ? row.help(form.texts.checking) : row
  }
}
