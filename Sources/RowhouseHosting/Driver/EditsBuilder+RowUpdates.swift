// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension EditsBuilder {
  /// True if rows may look different although the changes do not include them.
  var needsRowUpdates: Bool {
    old.hasData || !changes.rows.moves.isEmpty || !reloadedIDs.isEmpty || !restyledRows.isEmpty
  }

  /// Returns the row updates that replace those of the changes, or `nil` to keep the updates of the
  /// changes.
  ///
  /// The closure that creates a data row may have captured state besides the datum, so cached rows
  /// are created again and compared. Reloaded rows, and rows that move to another style, count as
  /// changed.
  func rowUpdates() -> [PositionPair<RowIndexPath>]? {
    let made = remadeRows()
    let reloaded = positionsOfReloadedIDs()
    let restyled = restyled()
    if made.isEmpty && reloaded.isEmpty && restyled.isEmpty { return nil }
    var pairs: [RowIndexPath: RowIndexPath] = [:]
    for update in changes.rows.updates { pairs[update.new] = update.old }
    for row in made { pairs[row.pair.new] = row.differs ? row.pair.old : nil }
    for move in restyled { pairs[move.new] = move.old }
    if !reloaded.isEmpty { addReloaded(reloaded, to: &pairs) }
    return pairs.map { PositionPair(old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  /// Returns pairs of positions of the rows whose section now has a different style than the
  /// section for which they were drawn.
  private func restyled() -> [PositionPair<RowIndexPath>] {
    let moves = changes.rows.moves.filter {
      old.sections[$0.old.section].drawsRows(unlike: new.sections[$0.new.section])
    }
    let targets = changes.newPositions(of: restyledRows)
    return moves
      + zip(restyledRows, targets).compactMap { old, new in
        new.map { PositionPair(old: old, new: $0) }
      }
  }

  private func positionsOfReloadedIDs() -> [RowIndexPath] {
    var (open, positions) = (reloadedIDs, [RowIndexPath]())
    if open.isEmpty { return positions }
    for (section, snapshot) in new.sections.enumerated() where open.remove(snapshot.id) != nil {
      positions += snapshot.createdPositions(inSection: section)
    }
    let rows = new.indexPaths(ofRows: open)
    for id in open.filter({ rows[$0] == nil }).sorted(by: { "\($0)" < "\($1)" }) {
      diagnostics(PageDiagnostic(.unknownID(id), page: new.name))
    }
    return positions + rows.values
  }

  private func remadeRows() -> [(pair: PositionPair<RowIndexPath>, differs: Bool)] {
    let made = old.sections.enumerated().flatMap { section, snapshot in
      snapshot.createdDataRows.map { (RowIndexPath(section: section, row: $0.row), $0) }
    }
    if made.isEmpty { return [] }
    var remade: [(pair: PositionPair<RowIndexPath>, differs: Bool)] = []
    // One call for all sections, because each call visits all edits of the page.
    let targets = changes.newPositions(of: made.map(\.0))
    for ((position, datum), target) in zip(made, targets) {
      guard let target, case .lazy(let newRows) = new.sections[target.section].rows,
        newRows !== datum.source, let oldRow = datum.source.existingRow(at: datum.index)
      else { continue }
      newRows.setDisplayed(datum.source.isDisplayed(datum.index), at: target.row)
      let differs = !newRows.row(at: target.row).showsSame(as: oldRow)
      remade.append((PositionPair(old: position, new: target), differs))
    }
    return remade
  }

  private func addReloaded(
    _ reloaded: [RowIndexPath], to pairs: inout [RowIndexPath: RowIndexPath]
  ) {
    // Changes map old positions to new ones, so the search begins in the old page. Rows of the same
    // section are searched first, because other sections may repeat their ids.
    let sources = changes.oldSections
    var wanted = Set(reloaded)
    func pair(_ candidates: [RowIndexPath]) {
      for (candidate, target) in zip(candidates, changes.newPositions(of: candidates)) {
        if let target, wanted.remove(target) != nil { pairs[target] = candidate }
      }
    }
    pair(
      Set(reloaded.compactMap { sources[$0.section] }).flatMap { section in
        old.sections[section].createdPositions(inSection: section)
      })
    if wanted.isEmpty { return }
    let ids = Set(wanted.compactMap { new.rowID(at: $0) })
    pair(Array(old.indexPaths(ofRows: ids).values))
  }
}

extension SectionedChangeset {
  /// The old position of each new section; `nil` for an inserted section.
  package var oldSections: [Int?] {
    var result = [Int?](repeating: nil, count: newRowCounts.count)
    for (old, new) in newSections.enumerated() {
      if let new { result[new] = old }
    }
    return result
  }
}
