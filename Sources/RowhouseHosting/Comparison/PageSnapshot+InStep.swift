// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension PageSnapshot {
  /// The most rows and sections of a page that is looked at for this alone.
  ///
  /// It is what finding out in vain may cost a page that is not in step.
  static let inStepLimit = 256

  /// The changes between two small pages in step, or nothing for other pages.
  ///
  /// Their sections and rows are the same ones in the same places, as after most events. Nothing has
  /// to be matched then, and rows that are the same are kept where they are; see `keepRows(of:)`.
  ///
  /// - Parameters:
  ///   - old: The page before.
  ///   - limit: How many rows each page may have, if fewer than usual.
  /// - Returns: The changes.
  mutating func changesInStep(from old: PageSnapshot, upTo limit: Int) -> SectionedChangeset? {
    guard sections.count + rowCount <= min(limit, Self.inStepLimit),
      let rowCounts = rowCountsInStep(with: old)
    else { return nil }
    var heads: [Int] = []
    var positions: [RowPosition] = []
    for section in sections.indices {
      if !sections[section].hasSameHead(as: old.sections[section]) { heads.append(section) }
      guard let changed = sections[section].rows.keepRows(of: old.sections[section].rows) else {
        return nil
      }
      positions += changed.map { RowPosition(section: section, row: $0) }
    }
    return .inStep(rowCounts: rowCounts, heads: heads, rows: positions)
  }

  /// How many rows the sections have, if they may be in step with those of the page before.
  private func rowCountsInStep(with old: PageSnapshot) -> [Int]? {
    guard sections.count == old.sections.count,
      zip(sections, old.sections).allSatisfy({ $0.id == $1.id && $0.rowCount == $1.rowCount })
    else { return nil }
    return sections.map(\.rowCount)
  }
}

extension RowStore {
  /// Compares rows that are all there with as many before, and keeps those.
  ///
  /// - Returns: The positions of those that show something else; nothing if others stand there.
  fileprivate mutating func keepRows(of old: RowStore) -> [Int]? {
    guard case .made(let oldRows) = old, case .made(var rows) = self else { return nil }
    // Held in one place alone, so that they are not copied.
    self = .made([])
    defer { self = .made(rows) }
    return rows.keepRows(of: oldRows)
  }
}
