// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The matches between two pages, before they become edits.
@usableFromInline
struct PageMatch {
  @usableFromInline let oldRowCounts: [Int]
  @usableFromInline let newRowCounts: [Int]
  /// The matching old section of each new section, or `nil`.
  @usableFromInline let oldSections: [Int?]
  /// The match of the rows of each new section, or `nil` if the section has no match.
  @usableFromInline let rows: ContiguousArray<SequenceMatch?>
  @usableFromInline var pool = RowPool()

  @inlinable
  init(
    oldRowCounts: [Int], newRowCounts: [Int], oldSections: [Int?],
    rows: ContiguousArray<SequenceMatch?>
  ) {
    self.oldRowCounts = oldRowCounts
    self.newRowCounts = newRowCounts
    self.oldSections = oldSections
    self.rows = rows
  }

  /// The matching new section of each old section, or `nil`.
  var newSections: [Int?] { oldSections.inverted(count: oldRowCounts.count) }

  /// Collects the rows without a partner, on both sides in reading order.
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

extension [Int?] {
  func inverted(count: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    for (new, old) in enumerated() {
      if let old { result[old] = new }
    }
    return result
  }
}

extension ContiguousArray<RowIndexPath> {
  /// Appends the rows without a partner of a matched section, whose first cell is row `start`.
  fileprivate mutating func appendOpen(
    _ cells: UnsafeMutableBufferPointer<MatchCell>, section: Int, start: Int
  ) {
    for index in cells.indices where !cells[index].isMatched {
      append(RowIndexPath(section: section, row: start + index))
    }
  }

  /// Appends all rows of a section that has no match.
  fileprivate mutating func appendAll(section: Int, count: Int) {
    for row in 0..<count { append(RowIndexPath(section: section, row: row)) }
  }
}
