// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A statement in a section: a row, a loop over data, or several of them.
public protocol RowGroup {
  /// Appends the rows of the group, in order.
  consuming func append(to rows: inout RowList)
}

/// The rows that a builder has collected.
public typealias RowList = ItemList<AnyRow>

/// Rows or sections in the order in which a builder collects them, each with its place.
public struct ItemList<Item> {
  @usableFromInline var items: [Item] = []

  @inlinable
  init() {}

  /// Appends an item.
  @inlinable
  public mutating func append(_ item: consuming Item) { items.append(item) }

  /// Reserves capacity for more items.
  @inlinable
  public mutating func reserve(_ count: Int) { items.reserveCapacity(items.count + count) }
}

extension ItemList where Item: CodePlaceIdentified {
  /// Prepends a step to the places of the items from `start` on.
  @inlinable
  mutating func nest(from start: Int, in step: CodePlace.Step) {
    for index in start..<items.count { items[index].nest(in: step) }
  }
}

extension RowList {
  /// Appends the rows of a group, with `step` before their places.
  @inlinable
  mutating func append<Group: RowGroup>(_ group: consuming Group, in step: CodePlace.Step) {
    let start = items.count
    group.append(to: &self)
    nest(from: start, in: step)
  }
}
