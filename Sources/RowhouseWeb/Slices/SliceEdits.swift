// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The changes of the rows that the browser has, when a page changes or is scrolled.
///
/// A row also comes or goes if a slice reaches or leaves it. All positions are those of the page.
struct SliceEdits {
  /// Rows of the old page that go without their section, with their new positions unless deleted.
  private(set) var leaving: [(old: RowIndexPath, new: RowIndexPath?)] = []
  /// Rows that stay and move.
  private(set) var moving: [PositionPair<RowIndexPath>] = []
  /// Rows of the new page that come without their section.
  private(set) var coming: [RowIndexPath] = []
  /// New positions of rows that stay.
  ///
  /// `nil` if that is every row that has not come.
  private var kept: Set<RowIndexPath>?
}

extension SliceEdits {
  /// Compares two slices of a page, which has changed or was only scrolled.
  init(_ changes: SectionedChangeset?, from old: PageSlices, to new: PageSlices) {
    guard old.hasPartialSection || new.hasPartialSection else {
      leaving = (changes?.rows.deletes ?? []).map { ($0, nil) }
      moving = changes?.rows.moves ?? []
      coming = changes?.rows.inserts ?? []
      return
    }
    let goneSections = Set(changes?.sections.deletes ?? [])
    let newSections = Set(changes?.sections.inserts ?? [])
    let moves = Set((changes?.rows.moves ?? []).map(\.old))
    let rows = old.rows
    var kept: Set<RowIndexPath> = []
    for (row, target) in zip(rows, changes?.newPositions(of: rows) ?? rows) {
      guard let target, new.contains(target) else {
        if !goneSections.contains(row.section) { leaving.append((row, target)) }
        continue
      }
      kept.insert(target)
      if moves.contains(row) { moving.append(PositionPair(old: row, new: target)) }
    }
    coming = new.rows.filter { !newSections.contains($0.section) && !kept.contains($0) }
    self.kept = kept
  }

  /// Returns `true` if a row of the new page, which has not come with its section, was there before.
  func isKept(_ row: RowIndexPath) -> Bool { kept?.contains(row) ?? true }
}
