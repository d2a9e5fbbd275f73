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
///
/// If the list is a property of an object, an element can also be shown on a page of its own, which observes and changes
/// the newest element of the list:
///
/// ```swift
/// TableSection("Notes", list: notebook, \.notes) { note in
///   LinkRow(note.title) { NotePage(note: note) }
/// }
/// ```
@MainActor
@dynamicMemberLookup
public final class ListElement<Element: Identifiable & Sendable> {
  let list: EditedList<Element>
  private let former: Element
  /// The newest value that was read, or `nil` if none was.
  private var lastRead: Element?
  /// The position of the element when the page was evaluated.
  ///
  /// The search for the element begins there.
  private let position: Int
  /// True while a property is set to what the user is typing.
  var isTyping = false

  /// Creates an element that is not in a list and cannot be changed.
  package convenience init(_ element: Element) {
    let list = EditedList(read: { [element] }, write: { _ in }, count: 1...1, deleted: nil)
    self.init(element, at: 0, of: list)
  }

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
    get {
      guard let current = list.element(id, near: position) else { return lastRead ?? former }
      lastRead = current
      return current
    }
    set { list.replace(newValue, id: id, isTyping: isTyping) }
  }

  /// A property of the element.
  public subscript<Property>(
    dynamicMember property: WritableKeyPath<Element, Property>
  ) -> Property {
    get { value[keyPath: property] }
    set { value[keyPath: property] = newValue }
  }

  /// A property of the element that cannot be set.
  public subscript<Property>(dynamicMember property: KeyPath<Element, Property>) -> Property {
    value[keyPath: property]
  }
}
