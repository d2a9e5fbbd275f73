// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A collection with reference semantics: an element that is removed is removed for all references.
@MainActor
final class ReferenceCollection: @MainActor RandomAccessCollection {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Item { items[index] }
}
