// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormModel {
  /// Sets a field to a value that the user has chosen, in one step that can be undone.
  package func choose<Field: Equatable & Sendable>(
    _ new: Field, for field: any WritableKeyPath<Value, Field> & Sendable
  ) {
    self[field] = new
    endEditing(field)
  }
}
