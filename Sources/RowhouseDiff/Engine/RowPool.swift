// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows that found no partner in their own section, and their partners across sections.
@usableFromInline
struct RowPool {
  @usableFromInline var old: ContiguousArray<RowPosition> = []
  @usableFromInline var new: ContiguousArray<RowPosition> = []
  /// One cell for each row of the pool; nothing while a side has no rows.
  @usableFromInline var cells: MatchCells?
  @usableFromInline var hasDuplicates = false

  @inlinable
  init() {}

  /// Adds the rows of one section that have no partner in it.
  ///
  /// - Parameters:
  ///   - side: The side of the pool to add to.
  ///   - section: The section's position on that side.
  ///   - cells: The section's cells on that side.
  ///   - start: The row of the first cell.
  @usableFromInline
  mutating func addOpen(
    to side: WritableKeyPath<Self, ContiguousArray<RowPosition>>,
    section: Int,
    cells: UnsafeMutableBufferPointer<MatchCell>,
    start: Int
  ) {
    for position in cells.indices where !cells[position].isMatched {
      self[keyPath: side].append(RowPosition(section: section, row: start + position))
    }
  }

  /// Adds all rows of a section that has no partner itself.
  @usableFromInline
  mutating func addAll(
    to side: WritableKeyPath<Self, ContiguousArray<RowPosition>>, section: Int, count: Int
  ) {
    for row in 0..<count {
      self[keyPath: side].append(RowPosition(section: section, row: row))
    }
  }

  @inlinable
  mutating func pair<Rules: DiffRules, Failure: Error>(
    _ rules: Rules,
    _ hasher: IDHasher<Rules.ID>,
    oldRows: ContiguousArray<ContiguousArray<Rules.Element>>,
    newRows: ContiguousArray<ContiguousArray<Rules.Element>>,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    if old.isEmpty || new.isEmpty { return }
    let cells = MatchCells(oldCount: old.count, newCount: new.count)
    let old = old
    let new = new
    for index in old.indices {
      let position = old[index]
      let id = rules.id(of: oldRows[position.section][position.row])
      cells.old[index] = .open(hash: hasher.hash(id))
    }
    try check()
    for index in new.indices {
      let position = new[index]
      let id = rules.id(of: newRows[position.section][position.row])
      cells.new[index] = .open(hash: hasher.hash(id))
    }
    let pairing = try OpenPairing(
      cells,
      openOld: old.count,
      openNew: new.count,
      isSameOld: {
        rules.isSameID(
          oldRows[old[$0].section][old[$0].row], oldRows[old[$1].section][old[$1].row])
      },
      isSame: {
        rules.isSameID(
          oldRows[old[$0].section][old[$0].row], newRows[new[$1].section][new[$1].row])
      },
      isSameNew: {
        rules.isSameID(
          newRows[new[$0].section][new[$0].row], newRows[new[$1].section][new[$1].row])
      },
      isChanged: {
        !rules.isSameContent(
          oldRows[old[$0].section][old[$0].row], newRows[new[$1].section][new[$1].row])
      },
      check: check)
    hasDuplicates = pairing.hasDuplicates
    self.cells = cells
  }
}
