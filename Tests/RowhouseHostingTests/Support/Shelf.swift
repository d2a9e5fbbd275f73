// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A collection with reference semantics: what is taken out of it is gone for all who hold it.
@MainActor
final class Shelf: @MainActor RandomAccessCollection {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Item { items[index] }
}
