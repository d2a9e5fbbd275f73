// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The page that the host shows, and the notes about its rows that the next update requires.
@MainActor
struct ShownPage {
  private(set) var snapshot: PageSnapshot
  /// The ids of the sections and rows that the next update reloads.
  private var reloadedIDs: Set<ItemID> = []
  private var restyledRows = RestyledRows()
  private var deletedRows = DeletedRows()

  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
  }
}

extension ShownPage {
  /// Replaces the page with the newest one, which the host receives in an update.
  mutating func show(_ newest: PageSnapshot) { snapshot = newest }

  /// Requires that the next update reloads a section or row.
  mutating func reload(_ id: ItemID) { reloadedIDs.insert(id) }

  /// Moves a row to match the host.
  mutating func moveRow(from position: RowIndexPath, to target: RowIndexPath) {
    let (source, section) = (snapshot.sections[position.section], snapshot.sections[target.section])
    restyledRows.move(from: position, to: target, isRestyled: source.drawsRows(unlike: section))
    snapshot.moveRow(from: position, to: target)
    deletedRows.forget(target, of: snapshot)
  }

  /// Returns true if an update has deleted a row.
  func hasDeleted(_ reference: RowReference) -> Bool { deletedRows.contains(reference.id) }

  /// Removes the `onDidEndDisplaying` handler of a deleted row and returns it, or returns `nil` if
  /// there is none.
  mutating func takeDeletedRowHandler(_ reference: RowReference) -> (@MainActor () -> Void)? {
    deletedRows.takeHandler(of: reference.id)
  }

  /// Removes the notes, because the host receives a whole page.
  mutating func removeNotes() {
    self = ShownPage(snapshot)
  }

  /// Returns the edits to a compared page, and removes the notes that they contain.
  mutating func takeEdits(
    to new: PageSnapshot, _ comparison: PageComparison, _ changes: SectionedChangeset,
    diagnostics: DiagnosticsHandler
  ) -> EditsBuilder {
    deletedRows.add(changes, from: snapshot, to: new)
    defer { reloadedIDs = [] }
    return EditsBuilder(
      old: snapshot, new: new, comparison: comparison, changes: changes, diagnostics: diagnostics,
      restyledRows: restyledRows.take(), reloadedIDs: reloadedIDs)
  }
}
