// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Which rows look different after a change, where the data alone do not tell.
///
/// A row of a data section shows what its closure makes of a datum. The closure may have captured
/// something else that changed, so the rows that are kept are made anew and compared.
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

  /// The updates that take the place of those of the changes, or nothing if those are right.
  ///
  /// - Parameter reloaded: Rows of the new page to update in any case.
  func updates(reloading reloaded: [RowPosition]) -> [PositionPair<RowPosition>]? {
    let made = remadeRows()
    if made.isEmpty && reloaded.isEmpty { return nil }
    var pairs: [RowPosition: RowPosition] = [:]
    for update in changes.rows.updates { pairs[update.new] = update.old }
    for row in made { pairs[row.pair.new] = row.differs ? row.pair.old : nil }
    if !reloaded.isEmpty { addReloaded(reloaded, to: &pairs) }
    return pairs.map { PositionPair(old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  private func remadeRows() -> [(pair: PositionPair<RowPosition>, differs: Bool)] {
    var remade: [(pair: PositionPair<RowPosition>, differs: Bool)] = []
    for (section, snapshot) in old.sections.enumerated() {
      guard case .lazy(let rows) = snapshot.rows else { continue }
      let made = rows.madeRows.map { RowPosition(section: section, row: $0) }
      guard !made.isEmpty else { continue }
      for (position, target) in zip(made, changes.newPositions(of: made)) {
        guard let target, case .lazy(let newRows) = new.sections[target.section].rows,
          newRows !== rows, let oldRow = rows.rowIfMade(at: position.row)
        else { continue }
        newRows.setDisplayed(rows.isDisplayed(position.row), at: target.row)
        let differs = !newRows.row(at: target.row).showsSame(as: oldRow)
        remade.append((PositionPair(old: position, new: target), differs))
      }
    }
    return remade
  }

  private func addReloaded(
    _ reloaded: [RowPosition], to pairs: inout [RowPosition: RowPosition]
  ) {
    // Followed from the old page to the new one, since changes tell only that way.
    var olds: [RowPosition: RowPosition] = [:]
    let candidates = reloaded.compactMap { position -> RowPosition? in
      guard let id = new.rowID(at: RowIndexPath(position)) else { return nil }
      return old.indexPath(ofRow: id).map(RowPosition.init)
    }
    for (candidate, target) in zip(candidates, changes.newPositions(of: candidates)) {
      if let target { olds[target] = candidate }
    }
    for position in reloaded { if let old = olds[position] { pairs[position] = old } }
  }
}

extension RowIndexPath {
  init(_ position: RowPosition) { self.init(section: position.section, row: position.row) }
}

extension RowPosition {
  init(_ indexPath: RowIndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
