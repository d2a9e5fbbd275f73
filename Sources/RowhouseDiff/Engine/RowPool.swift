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
  mutating func pair<Section: DiffableSection, Rules: DiffRules, Failure: Error>(
    _ rules: PageRowRules<Section, Rules>,
    oldRows: ContiguousArray<ContiguousArray<Rules.Element>>,
    newRows: ContiguousArray<ContiguousArray<Rules.Element>>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    if old.isEmpty || new.isEmpty { return }
    let cells = MatchCells(oldCount: old.count, newCount: new.count)
    let rows = OpenRows(rules: rules, oldRows: oldRows, newRows: newRows, old: old, new: new)
    for index in old.indices {
      cells.old[index] = .open(hash: rules.hash(rows.old(index), at: index))
    }
    try check()
    for index in new.indices {
      cells.new[index] = .open(hash: rules.hash(rows.new(index), at: index))
    }
    let pairing = try OpenPairing(
      cells, openOld: old.count, openNew: new.count, rows, check: check)
    hasDuplicates = pairing.hasDuplicates
    self.cells = cells
    // From here on, the new side is read in page order, so the positions are not needed.
    self.new = []
  }
}
