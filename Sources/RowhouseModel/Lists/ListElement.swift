// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An element of an editable list, to which rows are bound by key path.
///
/// ```swift
/// TableSection(list: contact, \.phones, add: "Add a number", new: Phone.init) { phone in
///   FieldRow(phone.kind.title, phone, \.number, kind: .phone)
/// }
/// ```
///
/// Setting a property changes the element of the list with the same id, regardless of its position.
/// If the list no longer contains the element, setting a property has no effect.
@MainActor
@dynamicMemberLookup
public final class ListElement<Element: Identifiable & Sendable> {
  private let list: EditedList<Element>
  private let former: Element
  /// The position of the element when the page was evaluated.
  ///
  /// The search for the element begins there.
  private let position: Int

  init(_ element: Element, at position: Int, of list: EditedList<Element>) {
    former = element
    self.position = position
    self.list = list
  }
}

extension ListElement: Identifiable {
  /// The id of the element.
  public nonisolated var id: Element.ID { former.id }

  /// The current element of the list, or the one that was last shown if the list no longer contains
  /// it.
  public var value: Element {
    get { list.element(id, near: position) ?? former }
    set { list.replace(newValue, id: id) }
  }

  /// A property of the element.
  public subscript<Property>(
    dynamicMember property: WritableKeyPath<Element, Property>
  ) -> Property {
    get { value[keyPath: property] }
    set { value[keyPath: property] = newValue }
  }
}
