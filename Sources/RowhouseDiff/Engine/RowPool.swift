// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows without a partner in their own section, and their partners across sections.
@usableFromInline
struct RowPool {
  @usableFromInline var old: ContiguousArray<RowIndexPath> = []
  /// The new rows, emptied when the rows are paired.
  @usableFromInline var new: ContiguousArray<RowIndexPath> = []
  /// One cell for each row of the pool; `nil` while a side has no rows.
  @usableFromInline var cells: MatchCells?
  @usableFromInline var hasDuplicates = false

  @inlinable
  init() {}

  @inlinable
  mutating func pair<Rules: DiffRules, Failure: Error>(
    _ rules: Rules, _ hasher: IDHasher<Rules.ID>,
    oldRows: ContiguousArray<ContiguousArray<Rules.Element>>,
    newRows: ContiguousArray<ContiguousArray<Rules.Element>>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    if old.isEmpty || new.isEmpty { return }
    let cells = MatchCells(oldCount: old.count, newCount: new.count)
    let rows = OpenRows(rules: rules, oldRows: oldRows, newRows: newRows, old: old, new: new)
    for index in old.indices {
      cells.old[index] = .open(hash: hasher.hash(rules.id(of: rows.old(index))))
    }
    try check()
    for index in new.indices {
      cells.new[index] = .open(hash: hasher.hash(rules.id(of: rows.new(index))))
    }
    let pairing = try OpenPairing(
      cells, openOld: old.count, openNew: new.count, rows, check: check)
    hasDuplicates = pairing.hasDuplicates
    self.cells = cells
    // From here on, the new side is read in page order, so the positions are not needed.
    self.new = []
  }
}

/// The rows of one page, copied to contiguous storage one section at a time when needed.
///
/// Counting a section does not access the rows, which their collection may create on access.
@usableFromInline
struct PageRows<Section: DiffableSection> {
  @usableFromInline typealias Rows = ContiguousArray<Section.Rows.Element>

  @usableFromInline let sections: ContiguousArray<Section>
  /// The rows of each section that was read; empty for the others.
  @usableFromInline var rows: ContiguousArray<Rows>
  /// The number of rows of each section that was read or counted.
  @usableFromInline var counts: [Int]

  @inlinable
  init(_ sections: ContiguousArray<Section>) {
    self.sections = sections
    rows = ContiguousArray(repeating: [], count: sections.count)
    counts = Array(repeating: 0, count: sections.count)
  }

  /// Reads the rows of a section; an array shares its storage, so this costs one retain.
  @inlinable
  mutating func read(_ section: Int) {
    rows[section] = sections[section].rows.contiguous()
    counts[section] = rows[section].count
  }

  @inlinable
  mutating func count(_ section: Int) {
    counts[section] = sections[section].rows.checkedCount
  }

  /// Reads the sections that were only counted.
  @inlinable
  mutating func readRest() {
    for section in sections.indices where rows[section].count != counts[section] { read(section) }
  }
}
