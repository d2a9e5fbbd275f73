// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What was found out about two pages, before it is written down as edits.
@usableFromInline
struct PageMatch {
  @usableFromInline let oldRowCounts: [Int]
  @usableFromInline let newRowCounts: [Int]
  /// For each new section the old one it continues, or nothing.
  @usableFromInline let oldSections: [Int?]
  /// For each new section how its rows continue those of the old one.
  @usableFromInline let rows: ContiguousArray<SequenceMatch?>
  @usableFromInline var pool = RowPool()

  @inlinable
  init(
    oldRowCounts: [Int],
    newRowCounts: [Int],
    oldSections: [Int?],
    rows: ContiguousArray<SequenceMatch?>
  ) {
    self.oldRowCounts = oldRowCounts
    self.newRowCounts = newRowCounts
    self.oldSections = oldSections
    self.rows = rows
  }

  /// For each old section the new one that continues it, or nothing.
  @usableFromInline
  var newSections: [Int?] {
    var result = [Int?](repeating: nil, count: oldRowCounts.count)
    for (new, old) in oldSections.enumerated() {
      if let old { result[old] = new }
    }
    return result
  }

  /// Gathers the rows without a partner, on both sides in reading order.
  @usableFromInline
  mutating func fillPool() {
    let newSections = newSections
    pool.old.reserveCapacity(
      newSections.enumerated().reduce(0) { sum, section in
        sum
          + (section.element.map { rows[$0]?.counts?.deletes ?? 0 } ?? oldRowCounts[section.offset])
      })
    pool.new.reserveCapacity(
      rows.indices.reduce(0) { sum, section in
        sum + (rows[section].map { $0.counts?.inserts ?? 0 } ?? newRowCounts[section])
      })
    for (old, new) in newSections.enumerated() {
      if let new {
        guard let match = rows[new], let cells = match.cells else { continue }
        pool.old.appendOpen(cells.old, section: old, start: match.prefix)
        cells.dropOld()
      } else {
        pool.old.appendAll(section: old, count: oldRowCounts[old])
      }
    }
    for new in rows.indices {
      if let match = rows[new] {
        guard let cells = match.cells else { continue }
        pool.new.appendOpen(cells.new, section: new, start: match.prefix)
      } else {
        pool.new.appendAll(section: new, count: newRowCounts[new])
      }
    }
  }
}

extension ContiguousArray<RowPosition> {
  /// Appends the rows of a section that have no partner in it.
  ///
  /// - Parameters:
  ///   - cells: The section's cells on one side.
  ///   - section: The section's position on that side.
  ///   - start: The row of the first cell.
  fileprivate mutating func appendOpen(
    _ cells: UnsafeMutableBufferPointer<MatchCell>, section: Int, start: Int
  ) {
    for index in cells.indices where !cells[index].isMatched {
      append(RowPosition(section: section, row: start + index))
    }
  }

  /// Appends all rows of a section that has no partner itself.
  fileprivate mutating func appendAll(section: Int, count: Int) {
    for row in 0..<count { append(RowPosition(section: section, row: row)) }
  }
}
