// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The elements of a list that a page shows, with the ids of their rows.
///
/// Other pages and processes may also change the list. Therefore, elements are identified by their
/// values, and equal elements by their order. When the user changes an element, its row keeps its
/// id.
@MainActor
final class ListedElements {
  /// Each element with the id of its row, in the order of the list.
  private(set) var entries: [(id: String, element: SettingsValue)] = []
  /// The element that the user has added, while the row that adds elements still shows its text.
  var addedText = ""

  /// Returns the elements that a list of the page showed last, or a new object outside of pages.
  static func current(of settings: LiveSettings, prefix: String) -> ListedElements {
    guard let memory = RowMemory.current else { return ListedElements() }
    let key = RowMemory.Key(#fileID, #line, "\(prefix)/\(ObjectIdentifier(settings))")
    let elements = memory[key, ListedElements.self] ?? ListedElements()
    memory[key, ListedElements.self] = elements
    return elements
  }
}

extension ListedElements {
  /// Stores the elements of the newest page.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - name: Returns the first part of the id for an element that was not shown before.
  func show(_ elements: [SettingsValue], name: (SettingsValue) -> String) {
    var known: [SettingsValue: ArraySlice<String>] = [:]
    for entry in entries { known[entry.element, default: []].append(entry.id) }
    let ids = elements.map { known[$0]?.popFirst() }
    var used = Set(ids.compactMap(\.self))
    // Many elements may have the same name, such as all elements of a secure field.
    var next: [String: Int] = [:]
    entries = zip(elements, ids).map { element, id in
      if let id { return (id, element) }
      let name = name(element)
      // A row whose element the user has changed may already use this name.
      var number = next[name, default: 0]
      while !used.insert("\(name) \(number)").inserted { number += 1 }
      next[name] = number + 1
      return ("\(name) \(number)", element)
    }
  }

  /// Returns the position of a row's element among the newest elements, or `nil` if it is not among
  /// them.
  func position(of id: String, in elements: [SettingsValue]) -> Int? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    let element = entries[index].element
    let occurrence = entries[..<index].count { $0.element == element }
    let positions = elements.indices.filter { elements[$0] == element }
    return positions.indices.contains(occurrence) ? positions[occurrence] : nil
  }

  /// Records that the user has changed the element of a row.
  ///
  /// The row keeps its id.
  func note(_ element: SettingsValue, at id: String) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries[index].element = element }
  }
}
