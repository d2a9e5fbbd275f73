// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The field of a row that keeps text, or the property of an element of a list.
struct FormDraftPlace<Value>: Hashable {
  let field: PartialKeyPath<Value>
  /// The id of the element, and its property, if the field is a list.
  var element: ItemID?
  var property: AnyKeyPath?

  /// True if the field can be read in every value.
  ///
  /// False if its key path has computed parts, such as a position in a list, which may have become shorter.
  var isAlwaysReadable: Bool { MemoryLayout<Value>.offset(of: field) != nil }
}

/// Text that the user has typed into a row with a number.
///
/// It does not retain the form, which contains it.
struct FormDraft<Value: Equatable> {
  /// The content that the field's row stores.
  let content: any NumberText
  let number: DraftNumber<Value>
  /// Returns `true` while the field has the value that it had when the user typed.
  let isCurrent: @MainActor (Value) -> Bool

  /// Creates a draft for the current number of a value.
  @MainActor
  init(_ content: any NumberText, of number: DraftNumber<Value>, in value: Value) {
    self.content = content
    self.number = number
    isCurrent = number.comparing(value)
  }
}

/// The number of a field, or of the property of an element of a list, as the drafts of its row see it.
struct DraftNumber<Value: Equatable> {
  /// The memory of the page that has created the row, or `nil` if the user has left the page.
  private(set) weak var memory = RowMemory.current
  /// Discards what the user is typing.
  let revert: @MainActor (inout FormState<Value>) -> [FormState<Value>.Action]
  let read: @MainActor (Value) -> Any
  /// Returns a closure that returns true while the number is the same as in a value.
  let comparing: @MainActor (Value) -> @MainActor (Value) -> Bool
}

extension FormModel {
  /// Refuses the text that the user is typing and that its field does not accept.
  ///
  /// The numbers that the field has received from the beginning of the text are discarded, as they are when the user
  /// leaves the field. The text stays with an error.
  func endDrafts() {
    for (place, draft) in drafts where draft.content.isUnfinished {
      perform { draft.number.revert(&$0) }
      let content = draft.content.refused(keeping: draft.number.read(value))
      setDraft(FormDraft(content, of: draft.number, in: value), at: place)
    }
  }

  /// Returns the storage in which the row of a field keeps text that the field does not accept.
  ///
  /// The text is removed after an evaluation in which the page no longer contains the row, because
  /// the user could not correct it.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - number: Returns the number that the row has for the field. Defaults to the field itself.
  /// - Returns: The storage.
  func drafts<Field: Equatable & Sendable>(
    at field: any WritableKeyPath<Value, Field> & Sendable,
    number: @escaping @MainActor (Field) -> Any = { $0 }
  ) -> NumberDrafts {
    let key = RowMemory.Key(#fileID, #line, "\(ObjectIdentifier(self))", property: field)
    let number = DraftNumber<Value> {
      $0.revert(field)
    } read: {
      number($0[keyPath: field])
    } comparing: {
      let old = $0[keyPath: field]
      return { !$0[keyPath: field].differs(from: old) }
    }
    return drafts(at: FormDraftPlace(field: field), key, of: number)
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
    let row = ItemID(element.id)
    let key = RowMemory.Key(
      #fileID, #line, "\(ObjectIdentifier(self))", property: field, row: row,
      elementProperty: property)
    let place = FormDraftPlace<Value>(field: field, element: row, property: property)
    // The passed element retains the form.
    let id = element.id
    func current(_ value: Value) -> ListElement<Element>? {
      value[keyPath: field].first { $0.id == id }.map { ListElement($0) }
    }
    let number = DraftNumber<Value> {
      $0.revert(field)
    } read: {
      current($0)?[keyPath: property] as Any
    } comparing: {
      let old = current($0)
      return { value in
        guard let old, let new = current(value) else { return false }
        return isUnchanged(old, new)
      }
    }
    return drafts(at: place, key, of: number)
  }

  /// Returns storage for text.
  ///
  /// - Parameters:
  ///   - place: The field or the property.
  ///   - key: The key of the row.
  ///   - number: The number of the field or the property.
  /// - Returns: The storage.
  private func drafts(
    at place: FormDraftPlace<Value>, _ key: RowMemory.Key, of number: DraftNumber<Value>
  ) -> NumberDrafts {
    RowMemory.current?.note(key) { [weak self] in self?.setDraft(nil, at: place) }
    return NumberDrafts {
      self.draft(at: place)?.content
    } write: { content in
      self.setDraft(content.map { FormDraft($0, of: number, in: self.value) }, at: place)
    }
  }
}
