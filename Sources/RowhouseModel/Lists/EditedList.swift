// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A list of a model, and the operations that the user may perform on it.
@MainActor
struct EditedList<Element: Identifiable & Sendable> {
  let read: @MainActor () -> [Element]
  /// Sets the list of the model.
  let write: @MainActor ([Element]) -> Void
  /// The number of elements that the list may have.
  let count: ClosedRange<Int>
  /// The elements that the user has deleted; `nil` outside of a page.
  let deleted: DeletedElements<Element>?
  /// The operations for typed text, or `nil` if typed text is set only at the end of editing.
  var typing: ListTyping<Element>?
}

extension EditedList {
  /// Returns an element, or `nil` if the list no longer contains it.
  ///
  /// - Complexity: O(1) if the element is at `position`, O(*n*) otherwise.
  func element(_ id: Element.ID, near position: Int) -> Element? {
    let elements = read()
    if elements.indices.contains(position), elements[position].id == id {
      return elements[position]
    }
    return elements.first { $0.id == id }
  }

  /// Sets an element if the list still contains it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - id: Its id.
  ///   - isTyping: True while the user types a property of the element.
  func replace(_ element: Element, id: Element.ID, isTyping: Bool) {
    var elements = read()
    guard let position = elements.firstIndex(where: { $0.id == id }) else { return }
    elements[position] = element
    if isTyping, let typing { typing.type(elements) } else { write(elements) }
  }

  /// Appends an element, unless the list has the maximum number of elements.
  func add(_ element: @MainActor () -> Element) {
    let elements = read()
    guard elements.count < count.upperBound else { return }
    write(elements + [element()])
  }

  /// Deletes an element, unless the list has the minimum number of elements.
  func delete(_ id: Element.ID) {
    var elements = read()
    guard elements.count > count.lowerBound,
      let position = elements.firstIndex(where: { $0.id == id })
    else { return }
    deleted?.add(elements, position)
    elements.remove(at: position)
    write(elements)
  }

  /// Restores the element that was deleted last, unless the list has the maximum number of
  /// elements.
  func undo() {
    let elements = read()
    guard elements.count < count.upperBound, let restored = deleted?.restoring(elements) else {
      return
    }
    write(restored)
  }

  /// Moves an element to a position that is counted without the element.
  func move(from source: Int, to target: Int) {
    var elements = read()
    guard elements.indices.contains(source) else { return }
    let element = elements.remove(at: source)
    elements.insert(element, at: min(max(0, target), elements.count))
    write(elements)
  }
}
