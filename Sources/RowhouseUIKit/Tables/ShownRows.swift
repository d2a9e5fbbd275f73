// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The rows that the cells of a table show, and the cells that are on screen.
///
/// During an update, two cells can show one row: the cell that the update replaces, until it has left the screen, and the
/// new cell. The cells on screen are stored by row, so that finding them for each row that appears does not search all
/// cells.
@MainActor
final class ShownRows {
  /// The row of one cell.
  private final class Entry {
    var reference: RowReference
    var isDeleted = false
    var isDisplayed = false

    init(_ reference: RowReference) { self.reference = reference }
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
  func configure(_ cell: UITableViewCell, for reference: RowReference) {
    guard let entry = entries[cell] else {
      entries[cell] = Entry(reference)
      return
    }
    if entry.isDisplayed { endDisplay(of: entry, in: cell) }
    entry.reference = reference
    entry.isDeleted = false
  }

  /// Records the row of a cell after an update, which may have moved it.
  func set(_ reference: RowReference, of cell: UITableViewCell) {
    guard let entry = entries[cell] else {
      entries[cell] = Entry(reference)
      return
    }
    let hasOtherRow = entry.isDisplayed && entry.reference.id != reference.id
    if hasOtherRow { endDisplay(of: entry, in: cell) }
    entry.reference = reference
    entry.isDeleted = false
    if hasOtherRow { beginDisplay(of: entry, in: cell) }
  }

  /// Records that an update has deleted the row of a cell.
  func setDeleted(_ cell: UITableViewCell) { entries[cell]?.isDeleted = true }
}

/// The display of rows.
extension ShownRows {
  /// Records that a cell is about to appear, and returns the events that its row receives.
  ///
  /// The display of a row that an update has deleted and inserted again ends first. A row that another cell displays,
  /// because an update has replaced that cell, receives no event. A table does not return the cell of a row while it
  /// displays rows, so the other cells are recorded here.
  func beginDisplay(_ cell: UITableViewCell) -> [HostEvent] {
    guard let entry = entries[cell] else { return [] }
    var events: [HostEvent] = []
    let others = others(displaying: entry.reference.id, besides: cell)
    let deleted = others.filter(\.entry.isDeleted)
    for other in deleted { endDisplay(of: other.entry, in: other.cell) }
    if !deleted.isEmpty { events.append(.didEndDisplaying) }
    if deleted.count == others.count { events.append(.willDisplay) }
    if !entry.isDisplayed { beginDisplay(of: entry, in: cell) }
    return events
  }

  /// Records that a cell has left the screen, and returns true if the display of its row has ended.
  ///
  /// The display of a row continues in another cell if an update has replaced the cell.
  func endDisplay(_ cell: UITableViewCell) -> Bool {
    guard let entry = entries[cell], entry.isDisplayed else { return false }
    return endDisplay(of: entry, in: cell)
  }

  private func beginDisplay(of entry: Entry, in cell: UITableViewCell) {
    entry.isDisplayed = true
    displaying[entry.reference.id, default: []].append(ObjectIdentifier(cell))
  }

  /// Returns true if no other cell displays the row.
  @discardableResult
  private func endDisplay(of entry: Entry, in cell: UITableViewCell) -> Bool {
    entry.isDisplayed = false
    let id = entry.reference.id
    guard let cells = displaying.removeValue(forKey: id), cells.count > 1 else { return true }
    displaying[id] = cells
    let others = others(displaying: id, besides: cell).map { ObjectIdentifier($0.cell) }
    displaying[id] = others.isEmpty ? nil : others
    return others.isEmpty
  }

  /// Returns the other cells on screen that show a row.
  private func others(
    displaying id: RowReference.ID, besides cell: UITableViewCell
  ) -> [(cell: UITableViewCell, entry: Entry)] {
    guard let cells = displaying[id] else { return [] }
    return cells.compactMap { other in
      // A cell can have the identifier of a cell that was deallocated.
      guard other != ObjectIdentifier(cell), let (view, entry) = entries[other],
        entry.isDisplayed, entry.reference.id == id
      else { return nil }
      return (view, entry)
    }
  }
}
#endif
