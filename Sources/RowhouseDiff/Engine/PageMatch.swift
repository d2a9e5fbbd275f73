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
  @usableFromInline var rows: ContiguousArray<SequenceMatch?>
  @usableFromInline var pool = RowPool()

  @inlinable
  init(oldRowCounts: [Int], newRowCounts: [Int], oldSections: [Int?]) {
    self.oldRowCounts = oldRowCounts
    self.newRowCounts = newRowCounts
    self.oldSections = oldSections
    rows = ContiguousArray(repeating: nil, count: newRowCounts.count)
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
    for (old, new) in newSections.enumerated() {
      if let new {
        guard let match = rows[new], let cells = match.cells else { continue }
        pool.addOpen(to: \.old, section: old, cells: cells.old, start: match.prefix)
      } else {
        pool.addAll(to: \.old, section: old, count: oldRowCounts[old])
      }
    }
    for new in rows.indices {
      if let match = rows[new] {
        guard let cells = match.cells else { continue }
        pool.addOpen(to: \.new, section: new, cells: cells.new, start: match.prefix)
      } else {
        pool.addAll(to: \.new, section: new, count: newRowCounts[new])
      }
    }
  }
}
