// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The rows that the last update deleted, and rows with an `onDidEndDisplaying` handler that
/// earlier updates deleted.
///
/// A host reports that a row's display has ended after the update that deletes the row, and
/// possibly after further updates. Without this record, the driver would search all rows of the
/// section for each of these rows.
@MainActor
struct DeletedRows {
  private var notes: [RowReference.ID: Note] = [:]
  private var lastNumber = 0

  /// The maximum number of rows that are kept from earlier updates.
  ///
  /// Some rows are created but never displayed, and a host is not required to report the end of
  /// display, so only this limit removes their handlers while a page is shown. A screen shows about
  /// a hundred rows, so the limit is enough for several updates during an animation.
  private static let limit = 1_000

  private struct Note {
    let handler: (@MainActor () -> Void)?
    /// The number of the update that deleted the row.
    let number: Int
  }

  nonisolated init() {}
}

extension DeletedRows {
  /// Adds the deleted rows that were created, and removes those that the new page contains again.
  ///
  /// - Complexity: O(*n*) in the number of deleted rows. If earlier rows are kept, also O(*n*) in
  ///   the number of inserted and moved rows.
  mutating func add(
    _ changes: SectionedChangeset, from old: PageSnapshot, to new: PageSnapshot
  ) {
    lastNumber += 1
    keepHandlers()
    if !notes.isEmpty { forgetRows(insertedBy: changes, new) }
    for position in changes.rows.deletes { add(position, of: old) }
    for section in changes.sections.deletes {
      for position in old.sections[section].createdPositions(inSection: section) {
        add(position, of: old)
      }
    }
  }

  private mutating func add(_ position: RowIndexPath, of page: PageSnapshot) {
    let section = page.sections[position.section]
    guard let row = section.existingRow(at: position.row) else { return }
    notes[RowReference.ID(section: section.id, row: row.id)] = Note(
      handler: row.handlers[.didEndDisplaying], number: lastNumber)
  }

  /// Removes rows without a handler, and the oldest rows above the limit.
  private mutating func keepHandlers() {
    notes = notes.filter { $0.value.handler != nil }
    guard notes.count > Self.limit else { return }
    // Removes half of them, so that the next updates do not need to sort again.
    let newest = notes.sorted { $0.value.number > $1.value.number }.prefix(Self.limit / 2)
    notes = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
  }

  private mutating func forgetRows(
    insertedBy changes: SectionedChangeset, _ page: PageSnapshot
  ) {
    for position in changes.rows.inserts { forget(position, of: page) }
    for move in changes.rows.moves { forget(move.new, of: page) }
    let sections = Set(changes.sections.inserts.map { page.sections[$0].id })
    // Does not iterate over the rows of the section, which may be a million.
    if !sections.isEmpty { notes = notes.filter { !sections.contains($0.key.section) } }
  }

  /// Removes a row, because a page contains it at a position.
  mutating func forget(_ position: RowIndexPath, of page: PageSnapshot) {
    if notes.isEmpty { return }
    let section = page.sections[position.section]
    notes[RowReference.ID(section: section.id, row: section.rowID(at: position.row))] = nil
  }

  func contains(_ id: RowReference.ID) -> Bool { notes[id] != nil }

  /// Removes a row and returns its handler, or returns `nil` if there is none.
  mutating func takeHandler(of id: RowReference.ID) -> (@MainActor () -> Void)? {
    notes.removeValue(forKey: id)?.handler
  }
}
