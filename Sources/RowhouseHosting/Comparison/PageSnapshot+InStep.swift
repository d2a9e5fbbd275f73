// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension PageSnapshot {
  /// The maximum number of rows and sections, added together, of a page that is compared in step.
  static let inStepLimit = 256

  /// Returns the changes between two pages in step, or `nil` if the pages are not in step or too
  /// large.
  ///
  /// Pages are in step if they have the same sections and rows at the same positions, as after most
  /// events. They need no matching, and rows that look the same are kept; see `keepRows(of:)`.
  mutating func changesInStep(from old: PageSnapshot, upTo limit: Int) -> SectionedChangeset? {
    guard sections.count + rowCount <= min(limit, Self.inStepLimit),
      sections.count == old.sections.count,
      zip(sections, old.sections).allSatisfy({ $0.id == $1.id && $0.rowCount == $1.rowCount })
    else { return nil }
    var heads: [Int] = []
    var positions: [RowIndexPath] = []
    for section in sections.indices {
      if !sections[section].hasSameHead(as: old.sections[section]) { heads.append(section) }
      guard let changed = sections[section].rows.keepRows(of: old.sections[section].rows) else {
        return nil
      }
      positions += changed.map { RowIndexPath(section: section, row: $0) }
    }
    return .inStep(rowCounts: sections.map(\.rowCount), heads: heads, rows: positions)
  }
}

extension RowStore {
  /// Keeps old rows that look the same, and returns the positions of the others.
  ///
  /// Returns `nil` if ids differ.
  fileprivate mutating func keepRows(of old: RowStore) -> [Int]? {
    guard case .made(let oldRows) = old, case .made(var rows) = self else { return nil }
    // Keeps one reference, so that the rows are not copied.
    self = .made([])
    defer { self = .made(rows) }
    return rows.keepRows(of: oldRows)
  }
}
