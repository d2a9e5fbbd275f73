// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// What happens to the rows that a browser holds, when a page changes or is scrolled.
///
/// A row that is there before and after comes or goes all the same if a window leaves it or reaches
/// it. All positions are those of the page.
struct HeldEdits {
  /// Rows of the old page that go, each with where it stands in the new page unless it was deleted.
  ///
  /// Those that go with their section are not among them.
  private(set) var leaving: [(old: RowPosition, new: RowPosition?)] = []
  /// Rows that are held before and after, and move.
  private(set) var moving: [PositionPair<RowPosition>] = []
  /// Rows of the new page that come; those that come with their section are not among them.
  private(set) var coming: [RowPosition] = []
  /// Rows of the new page that were held before; nothing if all were that have not come.
  private var kept: Set<RowPosition>?
}

extension HeldEdits {
  /// - Parameters:
  ///   - changes: What changed; nothing if the page was only scrolled.
  ///   - old: The rows that were held.
  ///   - new: The rows that are to be held.
  init(_ changes: SectionedChangeset?, from old: PageWindows, to new: PageWindows) {
    guard old.hasWindow || new.hasWindow else {
      leaving = (changes?.rows.deletes ?? []).map { ($0, nil) }
      moving = changes?.rows.moves ?? []
      coming = changes?.rows.inserts ?? []
      return
    }
    let (goneSections, newSections) = (
      Set(changes?.sections.deletes ?? []), Set(changes?.sections.inserts ?? [])
    )
    let moves = Set((changes?.rows.moves ?? []).map(\.old))
    let rows = old.rows
    var kept: Set<RowPosition> = []
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

  /// Whether a row of the new page that has not come with its section was held before.
  func isKept(_ row: RowPosition) -> Bool { kept?.contains(row) ?? true }
}
