// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Text that the user has typed, and that is not a valid value of its field.
struct FormDraft<Value> {
  /// The content that the field's row stores.
  let content: any Sendable
  /// Returns `true` while the field has the value that it had when the user typed.
  let isCurrent: @MainActor (Value) -> Bool
}

extension FormModel {
  /// Returns the storage in which the row of a field keeps text that the field does not accept.
  ///
  /// The text is removed after an evaluation in which the page no longer contains the row, because
  /// the user could not correct it.
  func drafts<Field: Equatable & Sendable>(
    at field: any WritableKeyPath<Value, Field> & Sendable
  ) -> NumberDrafts {
    let key = RowMemory.Key(#fileID, #line, "\(ObjectIdentifier(self))", property: field)
    RowMemory.current?.note(key) { [weak self] in self?.setDraft(nil, at: field) }
    return NumberDrafts {
      self.draft(at: field)?.content
    } write: { content in
      let old = self.value[keyPath: field]
      let draft = content.map { content in
        FormDraft<Value>(content: content) { !$0[keyPath: field].differs(from: old) }
      }
      self.setDraft(draft, at: field)
    }
  }
}
