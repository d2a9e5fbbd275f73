// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The changes to the rows that the browser has when a page changes or is scrolled.
///
/// A row is also inserted or removed if a slice reaches or leaves it. All positions are those of
/// the page.
struct SliceEdits {
  /// Rows of the old page that the browser removes from remaining sections, with their new
  /// positions, or `nil` if they were deleted.
  private(set) var disappearing: [(old: RowIndexPath, new: RowIndexPath?)] = []
  /// Rows that the browser keeps and moves.
  private(set) var moving: [PositionPair<RowIndexPath>] = []
  /// Rows of the new page that the browser inserts into existing sections.
  private(set) var appearing: [RowIndexPath] = []
  /// The new positions of rows that the browser keeps, or `nil` if it keeps all rows that were not
  /// inserted.
  private var kept: Set<RowIndexPath>?
}

extension SliceEdits {
  /// Compares the slices of a page before and after a change or a scroll.
  init(_ changes: SectionedChangeset?, from old: PageSlices, to new: PageSlices) {
    guard old.hasPartialSection || new.hasPartialSection else {
      disappearing = (changes?.rows.deletes ?? []).map { ($0, nil) }
      moving = changes?.rows.moves ?? []
      appearing = changes?.rows.inserts ?? []
      return
    }
    let goneSections = Set(changes?.sections.deletes ?? [])
    let newSections = Set(changes?.sections.inserts ?? [])
    let moves = Set((changes?.rows.moves ?? []).map(\.old))
    let rows = old.rows
    var kept: Set<RowIndexPath> = []
    for (row, target) in zip(rows, changes?.newPositions(of: rows) ?? rows) {
      guard let target, new.contains(target) else {
        if !goneSections.contains(row.section) { disappearing.append((row, target)) }
        continue
      }
      kept.insert(target)
      if moves.contains(row) { moving.append(PositionPair(old: row, new: target)) }
    }
    appearing = new.rows.filter { !newSections.contains($0.section) && !kept.contains($0) }
    self.kept = kept
  }

  /// Returns `true` if the browser already had a row of the new page.
  ///
  /// The section of the row must not be new.
  func isKept(_ row: RowIndexPath) -> Bool { kept?.contains(row) ?? true }
}
