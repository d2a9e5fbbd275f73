// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The elements that the user has deleted from a list while its page is shown.
@MainActor
struct DeletedElements<Element: Identifiable & Sendable> {
  private let owner: AnyObject?
  private let memory: RowMemory
  private let key: RowMemory.Key

  /// The maximum number of deletions that can be undone; older ones are discarded.
  private static var limit: Int { 50 }

  private struct Deletion {
    let element: Element
    /// The ids of the elements before it, the nearest one first.
    let before: [Element.ID]
    /// The ids of the elements after it, the nearest one first.
    let after: [Element.ID]
  }

  /// The deletions that the memory of the page contains.
  @MainActor
  private final class Record {
    let deletions: [Deletion]
    /// The object that contains the list.
    ///
    /// It is retained so that no other object gets the same identifier while a deletion can be undone.
    private let owner: AnyObject?

    init(_ deletions: [Deletion], of owner: AnyObject?) {
      self.deletions = deletions
      self.owner = owner
    }
  }

  /// Creates access to the deletions of a list in the memory of a page.
  ///
  /// - Parameters:
  ///   - owner: The object that contains the list, or `nil` if the list is not a property.
  ///   - memory: The memory of the page.
  ///   - key: The key of the list.
  init(of owner: AnyObject?, in memory: RowMemory, _ key: RowMemory.Key) {
    self.owner = owner
    self.memory = memory
    self.key = key
  }

  private var deletions: [Deletion] {
    get { memory[key, Record.self]?.deletions ?? [] }
    nonmutating set {
      memory[key, Record.self] = newValue.isEmpty ? nil : Record(newValue, of: owner)
    }
  }
}

extension DeletedElements {
  /// True if a deletion can be undone.
  var isAny: Bool { !deletions.isEmpty }

  /// Adds the deletion of the element at a position.
  func add(_ elements: [Element], _ position: Int) {
    deletions.append(
      Deletion(
        element: elements[position], before: elements[..<position].reversed().map(\.id),
        after: elements[(position + 1)...].map(\.id)))
    if deletions.count > Self.limit { deletions.removeFirst() }
  }

  /// Removes the records of elements that the model contains again.
  func forget(_ elements: [Element]) {
    if deletions.isEmpty { return }
    let ids = Set(elements.map(\.id))
    deletions.removeAll { ids.contains($0.element.id) }
  }

  /// Returns a list with the element that was deleted last, or `nil` if there is none.
  ///
  /// The element is inserted after the nearest remaining element that was before it, or else before
  /// the nearest remaining one that was after it. If none of them remains, the element is first if
  /// it was first, and last otherwise.
  func restoring(_ elements: [Element]) -> [Element]? {
    forget(elements)
    guard let deletion = deletions.popLast() else { return nil }
    var restored = elements
    restored.insert(deletion.element, at: Self.position(of: deletion, in: elements))
    return restored
  }

  private static func position(of deletion: Deletion, in elements: [Element]) -> Int {
    let positions = Dictionary(elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
    if let found = deletion.before.lazy.compactMap({ positions[$0] }).first { return found + 1 }
    if let found = deletion.after.lazy.compactMap({ positions[$0] }).first { return found }
    return deletion.before.isEmpty ? 0 : elements.count
  }
}
