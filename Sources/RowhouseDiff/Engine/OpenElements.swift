// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Elements without a partner, by their indices on each side.
///
/// This is a protocol, because the compiler would call closures through a pointer for each probe.
@usableFromInline
protocol OpenElements {
  associatedtype Rules: DiffRules

  var rules: Rules { get }
  func old(_ index: Int) -> Rules.Element
  func new(_ index: Int) -> Rules.Element
}

extension OpenElements {
  @inlinable @inline(__always)
  func isSame(old first: Int, old second: Int) -> Bool { rules.isSameID(old(first), old(second)) }

  @inlinable @inline(__always)
  func isSame(old first: Int, new second: Int) -> Bool { rules.isSameID(old(first), new(second)) }

  @inlinable @inline(__always)
  func isSame(new first: Int, new second: Int) -> Bool { rules.isSameID(new(first), new(second)) }

  @inlinable @inline(__always)
  func isChanged(old first: Int, new second: Int) -> Bool {
    !rules.isSameContent(old(first), new(second))
  }
}

/// The elements of two sequences from a position on.
@usableFromInline
struct OpenSequence<Rules: DiffRules>: OpenElements {
  @usableFromInline let rules: Rules
  @usableFromInline let oldElements: UnsafeBufferPointer<Rules.Element>
  @usableFromInline let newElements: UnsafeBufferPointer<Rules.Element>
  @usableFromInline let start: Int

  @inlinable
  init(
    rules: Rules, old: UnsafeBufferPointer<Rules.Element>,
    new: UnsafeBufferPointer<Rules.Element>, start: Int
  ) {
    self.rules = rules
    oldElements = old
    newElements = new
    self.start = start
  }

  @inlinable @inline(__always)
  func old(_ index: Int) -> Rules.Element { oldElements[start &+ index] }

  @inlinable @inline(__always)
  func new(_ index: Int) -> Rules.Element { newElements[start &+ index] }
}

/// The rows of a ``RowPool``, from any number of sections.
@usableFromInline
struct OpenRows<Rules: DiffRules>: OpenElements {
  @usableFromInline typealias Sections = ContiguousArray<ContiguousArray<Rules.Element>>

  @usableFromInline let rules: Rules
  @usableFromInline let oldRows: Sections
  @usableFromInline let newRows: Sections
  @usableFromInline let oldPositions: ContiguousArray<RowIndexPath>
  @usableFromInline let newPositions: ContiguousArray<RowIndexPath>

  @inlinable
  init(
    rules: Rules, oldRows: Sections, newRows: Sections, old: ContiguousArray<RowIndexPath>,
    new: ContiguousArray<RowIndexPath>
  ) {
    self.rules = rules
    self.oldRows = oldRows
    self.newRows = newRows
    oldPositions = old
    newPositions = new
  }

  @inlinable @inline(__always)
  func old(_ index: Int) -> Rules.Element {
    let position = oldPositions[index]
    return oldRows[position.section][position.row]
  }

  @inlinable @inline(__always)
  func new(_ index: Int) -> Rules.Element {
    let position = newPositions[index]
    return newRows[position.section][position.row]
  }
}
