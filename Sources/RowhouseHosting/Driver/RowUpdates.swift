// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Which rows look different after a change, where the data alone do not tell.
///
/// A row of a data section shows what its closure makes of a datum. The closure may have captured
/// something else that changed, so the rows that are kept are made anew and compared. And a row that
/// moves to a section of another style looks different, whatever it shows.
@MainActor
struct RowUpdates {
  let changes: SectionedChangeset
  let old: PageSnapshot
  let new: PageSnapshot

  init(_ changes: SectionedChangeset, old: PageSnapshot, new: PageSnapshot) {
    self.changes = changes
    self.old = old
    self.new = new
  }

  /// Finds the updates that take the place of those of the changes.
  ///
  /// - Parameter reloading: Asked for rows of the new page to update in any case, once the rows of
  ///   data that are kept have been made.
  /// - Returns: The updates, or nothing if those of the changes are right.
  func updates(reloading: () -> [RowPosition]) -> [PositionPair<RowPosition>]? {
    let made = remadeRows()
    let reloaded = reloading()
    let restyled = changes.rows.moves.filter {
      let (before, after) = (old.sections[$0.old.section], new.sections[$0.new.section])
      return before.style != after.style || before.isReorderable != after.isReorderable
    }
    if made.isEmpty && reloaded.isEmpty && restyled.isEmpty { return nil }
    var pairs: [RowPosition: RowPosition] = [:]
    for update in changes.rows.updates { pairs[update.new] = update.old }
    for row in made { pairs[row.pair.new] = row.differs ? row.pair.old : nil }
    for move in restyled { pairs[move.new] = move.old }
    if !reloaded.isEmpty { addReloaded(reloaded, to: &pairs) }
    return pairs.map { PositionPair(old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  private func remadeRows() -> [(pair: PositionPair<RowPosition>, differs: Bool)] {
    var remade: [(pair: PositionPair<RowPosition>, differs: Bool)] = []
    for (section, snapshot) in old.sections.enumerated() {
      let data = snapshot.madeData
      guard !data.isEmpty else { continue }
      let made = data.map { RowPosition(section: section, row: $0.row) }
      for ((position, target), datum) in zip(zip(made, changes.newPositions(of: made)), data) {
        guard let target, case .lazy(let newRows) = new.sections[target.section].rows,
          newRows !== datum.source, let oldRow = datum.source.rowIfMade(at: datum.index)
        else { continue }
        newRows.setDisplayed(datum.source.isDisplayed(datum.index), at: target.row)
        let differs = !newRows.row(at: target.row).showsSame(as: oldRow)
        remade.append((PositionPair(old: position, new: target), differs))
      }
    }
    return remade
  }

  private func addReloaded(
    _ reloaded: [RowPosition], to pairs: inout [RowPosition: RowPosition]
  ) {
    // Followed from the old page to the new one, since changes tell only that way. The rows of the
    // same section come first: those of others may have the same ids.
    let sources = changes.oldSections
    var candidates = Set(reloaded.compactMap { sources[$0.section] }).flatMap { section in
      old.sections[section].madePositions(inSection: section)
    }
    candidates += reloaded.compactMap { position in
      new.rowID(at: RowIndexPath(position)).flatMap { old.indexPath(ofRow: $0) }
        .map(RowPosition.init)
    }
    let wanted = Set(reloaded)
    for (candidate, target) in zip(candidates, changes.newPositions(of: candidates)) {
      if let target, wanted.contains(target) { pairs[target] = candidate }
    }
  }
}

extension SectionedChangeset {
  /// For each new section its position in the old page, or nothing if it is new.
  package var oldSections: [Int?] {
    var result = [Int?](repeating: nil, count: newRowCounts.count)
    for (old, new) in newSections.enumerated() {
      if let new { result[new] = old }
    }
    return result
  }
}

extension RowIndexPath {
  init(_ position: RowPosition) { self.init(section: position.section, row: position.row) }
}

extension RowPosition {
  init(_ indexPath: RowIndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
