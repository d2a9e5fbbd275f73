// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// The rows that the cells of a table show, and the cells that are on screen.
///
/// During an update, two cells can show one row: the cell that the update replaces, until it has left the screen, and the
/// new cell. The cells on screen are found by their row, because the table asks for each row that appears.
@MainActor
struct ShownRows {
  private struct Entry {
    var reference: RowReference
    var isDeleted = false
    var isDisplayed = false
  }

  private var entries = LiveViews<UITableViewCell, Entry>()
  /// The cells that display each row; some of them may have been deallocated.
  private var displaying: [RowReference.ID: [ObjectIdentifier]] = [:]
}

extension ShownRows {
  /// The row that a cell shows, or `nil` if the cell is unknown.
  subscript(cell: UITableViewCell) -> RowReference? { entries[cell]?.reference }

  /// All cells, in no particular order.
  var cells: [UITableViewCell] { entries.all.map(\.view) }

  /// The cells whose rows have not been deleted, in no particular order.
  var remaining: [(cell: UITableViewCell, reference: RowReference)] {
    entries.all.compactMap { cell, entry in entry.isDeleted ? nil : (cell, entry.reference) }
  }

  /// Returns true if an update has deleted the row of a cell, which leaves the screen after the update.
  ///
  /// Searching for the row would read all rows without a result.
  func isDeleted(_ cell: UITableViewCell) -> Bool { entries[cell]?.isDeleted == true }

  /// Records the row of a cell that was just configured and is not on screen yet.
  mutating func configure(_ cell: UITableViewCell, for reference: RowReference) {
    removeDisplaying(cell)
    entries[cell] = Entry(reference: reference)
  }

  /// Records the row of a cell after an update, which may have moved it.
  mutating func set(_ reference: RowReference, of cell: UITableViewCell) {
    let isDisplayed = entries[cell]?.isDisplayed == true
    removeDisplaying(cell)
    entries[cell] = Entry(reference: reference)
    if isDisplayed { beginDisplay(cell) }
  }

  /// Records that an update has deleted the row of a cell.
  mutating func setDeleted(_ cell: UITableViewCell) { entries[cell]?.isDeleted = true }

  /// Records that a cell is about to appear.
  mutating func beginDisplay(_ cell: UITableViewCell) {
    guard let entry = entries[cell], !entry.isDisplayed else { return }
    entries[cell]?.isDisplayed = true
    displaying[entry.reference.id, default: []].append(ObjectIdentifier(cell))
  }

  /// Records that a cell has left the screen, and returns true if the display of its row had not ended yet.
  mutating func endDisplay(_ cell: UITableViewCell) -> Bool {
    guard entries[cell]?.isDisplayed == true else { return false }
    removeDisplaying(cell)
    entries[cell]?.isDisplayed = false
    return true
  }

  private mutating func removeDisplaying(_ cell: UITableViewCell) {
    guard let entry = entries[cell], entry.isDisplayed else { return }
    let others = others(displaying: entry.reference.id, besides: cell).map(ObjectIdentifier.init)
    displaying[entry.reference.id] = others.isEmpty ? nil : others
  }

  /// Returns the other cells on screen that show a row.
  private func others(
    displaying id: RowReference.ID, besides cell: UITableViewCell
  ) -> [UITableViewCell] {
    (displaying[id] ?? []).compactMap { entries[$0]?.view }.filter { $0 !== cell }
  }

  /// Returns true if another cell displays the row of a cell, because an update has replaced the cell.
  ///
  /// A table does not return the cell of a row while it displays rows.
  func isDisplayed(besidesIn cell: UITableViewCell) -> Bool {
    guard let id = self[cell]?.id else { return false }
    return !others(displaying: id, besides: cell).isEmpty
  }

  /// Ends the display of a deleted row in other cells if an update has inserted the row again as
  /// the row of this cell.
  ///
  /// - Returns: True if another cell still displayed the deleted row.
  mutating func endDisplayOfDeletedRow(besidesIn cell: UITableViewCell) -> Bool {
    guard let id = self[cell]?.id else { return false }
    let deleted = others(displaying: id, besides: cell).filter(isDeleted)
    for other in deleted { _ = endDisplay(other) }
    return !deleted.isEmpty
  }
}
#endif
