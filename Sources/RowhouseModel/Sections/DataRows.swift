// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Rows that are created from a collection on request.
// Used off the main actor only if `isComparableAnywhere` is true, which requires Sendable data.
//
// Methods that are called through `RowSource` are not specialized for the types of the collection
// and the id. So a closure of the initializer does the work for each row of a long section; if the
// initializer is inlined, the closure is specialized for both types. Inserting one of 1,000,000
// rows takes 170 allocations instead of 4,000,000.
@usableFromInline
final class DataRows<Data: RandomAccessCollection, ID: Hashable & Sendable>:
  RowSource, @unchecked Sendable
{
  @usableFromInline let data: Data
  @usableFromInline let content: @MainActor (Data.Element) -> AnyRow
  @usableFromInline let readID: (Int) -> ItemID
  @usableFromInline let readIDs: () -> [ItemID]
  @usableFromInline let areEqual: ((Int, DataRows, Int) -> Bool)?
  @usableFromInline let count: Int
  @usableFromInline let fault: RowSourceFault?
  /// True if the id of an element is the element itself, and not read from something that may change.
  @usableFromInline let areElementsIDs: Bool

  @inlinable
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, areElementsIDs: Bool = false,
    areEqual: ((Data.Element, Data.Element) -> Bool)?,
    content: @escaping @MainActor (Data.Element) -> AnyRow
  ) {
    self.data = data
    self.content = content
    self.areElementsIDs = areElementsIDs
    readID = { index in
      ItemID(id(data[data.index(data.startIndex, offsetBy: index)]))
    }
    self.areEqual = areEqual.map { areEqual in
      { index, other, otherIndex in
        areEqual(
          data[data.index(data.startIndex, offsetBy: index)], other.element(at: otherIndex))
      }
    }
    let stated = data.count
    let found = data.distance(from: data.startIndex, to: data.endIndex)
    count = found
    readIDs = {
      // Not `data.map`, which traps if `data.count` is not the number of indices.
      var ids: [ItemID] = []
      ids.reserveCapacity(found)
      var index = data.startIndex
      while index != data.endIndex {
        ids.append(ItemID(id(data[index])))
        data.formIndex(after: &index)
      }
      return ids
    }
    fault =
      if stated != found {
        .wrongCount(stated: stated, found: found)
      } else if let first = data.first, id(first) != id(first) {
        .unstableID
      } else {
        nil
      }
  }

  @inlinable var isComparableAnywhere: Bool { areEqual != nil }

  @inlinable var hasObjects: Bool { Data.Element.self is AnyObject.Type }

  @inlinable var isCountValid: Bool {
    data.distance(from: data.startIndex, to: data.endIndex) == count
  }

  @inlinable
  func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  @inlinable
  func id(at index: Int) -> ItemID { readID(index) }

  @inlinable
  func ids() -> [ItemID] { readIDs() }

  @inlinable
  @MainActor
  func row(at index: Int) -> AnyRow { content(element(at: index)) }

  @inlinable
  func hasSameStorage(as other: any RowSource) -> Bool {
    guard let other = other as? DataRows<Data, ID> else { return false }
    if other === self { return true }
    guard count == other.count else { return false }
    if let range = data as? Range<Int> {
      // Ids of indices are those of another collection, which may have changed.
      return areElementsIDs && other.areElementsIDs && range == other.data as? Range<Int>
    }
    let base = data.withContiguousStorageIfAvailable { $0.baseAddress }
    let otherBase = other.data.withContiguousStorageIfAvailable { $0.baseAddress }
    guard let base, let otherBase else { return false }
    return base == otherBase
  }

  @inlinable
  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool? {
    // Equivalent to a cast of an existential, which is slow.
    guard let areEqual, type(of: other) == type(of: self) else { return nil }
    return areEqual(index, unsafeDowncast(other, to: DataRows.self), otherIndex)
  }
}
