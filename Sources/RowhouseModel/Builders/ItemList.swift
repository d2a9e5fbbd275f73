// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows that a builder has gathered so far.
public typealias RowList = ItemList<AnyRow>

/// The sections that a builder has gathered so far.
public typealias SectionList = ItemList<TableSection>

/// Rows or sections in the order in which a builder gathers them, each with its place.
public struct ItemList<Item> {
  @usableFromInline var items: [Item] = []

  @inlinable
  init() {}

  /// Appends an item.
  @inlinable
  public mutating func append(_ item: consuming Item) { items.append(item) }

  /// Makes room for this many further items.
  @inlinable
  public mutating func reserve(_ count: Int) { items.reserveCapacity(items.count + count) }
}

extension ItemList where Item: Placed {
  /// Prepends a step to the places of the items from the given one on.
  @inlinable
  mutating func nest(from start: Int, in step: Place.Step) {
    for index in start..<items.count { items[index].nest(in: step) }
  }
}
