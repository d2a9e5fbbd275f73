// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The field of a row that keeps text, or the property of an element of a list.
struct FormDraftPlace<Value>: Hashable {
  let field: PartialKeyPath<Value>
  /// The id of the element, and its property, if the field is a list.
  var element: ItemID?
  var property: AnyKeyPath?
}

/// Text that the user has typed into a row with a number.
struct FormDraft<Value> {
  /// The content that the field's row stores.
  let content: any NumberText
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
    return drafts(at: FormDraftPlace(field: field), key) {
      let old = self.value[keyPath: field]
      return { !$0[keyPath: field].differs(from: old) }
    }
  }

  /// Returns the storage in which the row of a list's element keeps text that a property of the
  /// element does not accept.
  ///
  /// The text is also removed if the list no longer contains the element.
  func drafts<Element: Identifiable & Sendable>(
    of element: ListElement<Element>, at property: AnyKeyPath,
    in field: any WritableKeyPath<Value, [Element]> & Sendable,
    isUnchanged: @escaping @MainActor (ListElement<Element>, ListElement<Element>) -> Bool
  ) -> NumberDrafts where Element.ID: Sendable {
    let id = ItemID(element.id)
    let key = RowMemory.Key(
      #fileID, #line, "\(ObjectIdentifier(self))", property: field, row: id,
      elementProperty: property)
    let place = FormDraftPlace<Value>(field: field, element: id, property: property)
    return drafts(at: place, key) {
      let old = ListElement(element.value)
      return { value in
        guard let new = value[keyPath: field].first(where: { $0.id == element.id }) else {
          return false
        }
        return isUnchanged(old, ListElement(new))
      }
    }
  }

  /// Returns storage for text.
  ///
  /// - Parameters:
  ///   - place: The field or the property.
  ///   - key: The key of the row.
  ///   - noteValue: Returns a closure that returns true while the field has its current value.
  /// - Returns: The storage.
  private func drafts(
    at place: FormDraftPlace<Value>, _ key: RowMemory.Key,
    noteValue: @escaping @MainActor () -> @MainActor (Value) -> Bool
  ) -> NumberDrafts {
    RowMemory.current?.note(key) { [weak self] in self?.setDraft(nil, at: place) }
    return NumberDrafts {
      self.draft(at: place)?.content
    } write: { content in
      self.setDraft(
        content.map { FormDraft(content: $0, isCurrent: noteValue()) }, at: place)
    }
  }
}
