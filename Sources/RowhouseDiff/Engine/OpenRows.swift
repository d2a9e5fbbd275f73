// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of a ``RowPool``, which stand in many sections.
@usableFromInline
struct OpenRows<Rules: DiffRules>: OpenElements {
  @usableFromInline typealias Sections = ContiguousArray<ContiguousArray<Rules.Element>>

  @usableFromInline let rules: Rules
  @usableFromInline let oldRows: Sections
  @usableFromInline let newRows: Sections
  @usableFromInline let old: ContiguousArray<RowPosition>
  @usableFromInline let new: ContiguousArray<RowPosition>

  @inlinable
  init(
    rules: Rules,
    oldRows: Sections,
    newRows: Sections,
    old: ContiguousArray<RowPosition>,
    new: ContiguousArray<RowPosition>
  ) {
    self.rules = rules
    self.oldRows = oldRows
    self.newRows = newRows
    self.old = old
    self.new = new
  }

  @inlinable @inline(__always)
  func oldRow(_ index: Int) -> Rules.Element {
    let position = old[index]
    return oldRows[position.section][position.row]
  }

  @inlinable @inline(__always)
  func newRow(_ index: Int) -> Rules.Element {
    let position = new[index]
    return newRows[position.section][position.row]
  }

  @inlinable @inline(__always)
  func isSame(old first: Int, old second: Int) -> Bool {
    rules.isSameID(oldRow(first), oldRow(second))
  }

  @inlinable @inline(__always)
  func isSame(old oldIndex: Int, new newIndex: Int) -> Bool {
    rules.isSameID(oldRow(oldIndex), newRow(newIndex))
  }

  @inlinable @inline(__always)
  func isSame(new first: Int, new second: Int) -> Bool {
    rules.isSameID(newRow(first), newRow(second))
  }

  @inlinable @inline(__always)
  func isChanged(old oldIndex: Int, new newIndex: Int) -> Bool {
    !rules.isSameContent(oldRow(oldIndex), newRow(newIndex))
  }
}
