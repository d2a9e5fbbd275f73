// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Carrying out updates on a table that is on screen.
extension TableHost {
  func carryOut(_ edits: PageEdits, _ update: HostUpdate, in table: UITableView) {
    let batches = edits.changes.isEmpty ? [] : edits.batches
    let isStructural = batches.contains { $0.stage.isStructural }
    cellsMadeMeanwhile = []
    let rows = isStructural ? rows(on: page) : []
    for batch in batches { carryOut(batch, in: table) }
    setPage(update.page)
    if isStructural { follow(rows, edits.changes, in: table) }
    let known = drawing
    if !update.chrome.isDisjoint(with: [.style, .appearance]) { dress(table, update.page) }
    let looksOther = update.chrome.contains(.style) || known !== drawing
    if !update.chrome.isDisjoint(with: [.editing, .refreshing]) || isStructural {
      equip(table, update.page)
    }
    let heads = Set(edits.changes.sections.updates.map(\.new))
    let restyled = Set(edits.restyledSections)
    let updated = Set(edits.changes.rows.updates.map { RowIndexPath($0.new) })
    // Between two batches a row may stand in a section of another style.
    let fresh = batches.count > 1 ? cellsMadeMeanwhile : []
    var isTaller = !heads.isEmpty || hasUnseen(edits, in: table)
    if looksOther || !restyled.isEmpty || !updated.isEmpty || !fresh.isEmpty {
      let differs = showCells { place, cell in
        looksOther || updated.contains(place) || restyled.contains(place.section)
          || fresh.contains(ObjectIdentifier(cell))
      }
      isTaller = isTaller || differs
    }
    if looksOther || isStructural || !heads.isEmpty || !restyled.isEmpty { showEdges() }
    if isTaller || looksOther { askForHeights(of: table) }
    if looksOther || !update.chrome.isDisjoint(with: [.header, .footer]) {
      showPageEdges(update.page)
    }
  }

  private func carryOut(_ batch: PageBatch, in table: UITableView) {
    let stage = batch.stage
    guard stage.isStructural else { return setPage(batch.page) }
    table.performBatchUpdates {
      self.setPage(batch.page)
      table.deleteSections(IndexSet(stage.sections.deletes), with: .automatic)
      table.insertSections(IndexSet(stage.sections.inserts), with: .automatic)
      for move in stage.sections.moves { table.moveSection(move.old, toSection: move.new) }
      table.deleteRows(at: stage.rows.deletes.map { IndexPath($0) }, with: .automatic)
      table.insertRows(at: stage.rows.inserts.map { IndexPath($0) }, with: .automatic)
      for move in stage.rows.moves {
        table.moveRow(at: IndexPath(move.old), to: IndexPath(move.new))
      }
    }
  }

  /// The rows of cells, those included that are not on screen, and where they stand.
  private func rows(
    on page: PageSnapshot?
  ) -> [(cell: UITableViewCell, reference: RowReference, place: RowPosition)] {
    cells.all.compactMap { cell, reference in
      page?.indexPath(of: reference).map {
        (cell, reference, RowPosition(section: $0.section, row: $0.row))
      }
    }
  }

  /// Follows the rows of cells to where they stand now, which may be in another section.
  private func follow(
    _ rows: [(cell: UITableViewCell, reference: RowReference, place: RowPosition)],
    _ changes: SectionedChangeset, in table: UITableView
  ) {
    for (row, target) in zip(rows, changes.newPositions(of: rows.map(\.place))) {
      // What has gone is told that it leaves the screen under the name that it had, and a cell may have
      // been given another row meanwhile.
      guard let target, cells[row.cell] == row.reference,
        let reference = page?.reference(at: RowIndexPath(target))
      else { continue }
      cells[row.cell] = reference
    }
    // Those that came between two batches.
    for (cell, _) in cells.all {
      guard let indexPath = table.indexPath(for: cell),
        let reference = page?.reference(at: RowIndexPath(indexPath))
      else { continue }
      cells[cell] = reference
    }
  }

  /// Whether a row looks different that has no cell: it may be as tall as it was before.
  private func hasUnseen(_ edits: PageEdits, in table: UITableView) -> Bool {
    let updates = edits.changes.rows.updates
    guard !updates.isEmpty || !edits.restyledSections.isEmpty else { return false }
    let visible = Set((table.indexPathsForVisibleRows ?? []).map { RowIndexPath($0) })
    return !edits.restyledSections.isEmpty
      || updates.contains { !visible.contains(RowIndexPath($0.new)) }
  }

  /// Has the table ask for heights, and put rows where these say.
  private func askForHeights(of table: UITableView) { table.performBatchUpdates(nil) }

  /// Draws rows anew in the cells that show them.
  ///
  /// A cell that its row no longer fits is exchanged, unless the user is typing in it.
  ///
  /// - Parameter isWanted: Whether a row is to be drawn anew, by its place and its cell.
  /// - Returns: Whether a row is of another height now.
  @discardableResult
  func showCells(where isWanted: (RowIndexPath, UITableViewCell) -> Bool) -> Bool {
    guard let page, let table else { return false }
    var exchanged: [IndexPath] = []
    var isTaller = false
    for (cell, reference) in cells.all {
      guard let place = page.indexPath(of: reference), isWanted(place, cell),
        let row = page.row(at: place), let style = page.style(at: place)
      else { continue }
      let indexPath = IndexPath(place)
      let isVisible = table.cellForRow(at: indexPath) === cell
      if show(row, style: style, at: place, in: cell, isVisible: isVisible) {
        let old = Double(table.rectForRow(at: indexPath).height)
        if isVisible, row.native == nil {
          isTaller = isTaller || height(of: row, key: reference.key, style: style) != old
        }
      } else if isVisible {
        exchanged.append(indexPath)
      }
    }
    if !exchanged.isEmpty { table.reloadRows(at: exchanged, with: .none) }
    return isTaller
  }

  /// Draws a row in a cell.
  ///
  /// - Returns: Whether the cell fits.
  private func show(
    _ row: AnyRow, style: ResolvedStyle, at place: RowIndexPath, in cell: UITableViewCell,
    isVisible: Bool
  ) -> Bool {
    if let native = row.native {
      guard native.fits(cell) else { return false }
      native.configure(cell, at: place.row)
      return true
    }
    let canMove = page?.canMove(place) == true
    let isMovedAsBefore = cell.showsReorderControl == canMove
    cell.showsReorderControl = canMove
    guard let cell = cell as? RowCell else { return false }
    // A table asks how a row can be edited when it makes its cell.
    let isEditedAsBefore =
      table?.isEditing != true
      || isMovedAsBefore && cell.drawing?.row.editingStyle == row.editingStyle
    if !isEditedAsBefore {
      guard cell.isBeingEdited else { return false }
      cell.isOutdated = true
    }
    let new = RowDrawing(row, style: style, context: drawing)
    // A cell that is not on screen is exchanged when it comes there.
    guard new.shape == cell.drawing?.shape || !isVisible || cell.isBeingEdited else { return false }
    cell.show(new, isAnimated: true)
    return true
  }

  /// Shows the row of a field as the page has it, now that the user is done.
  func editingEnded(in cell: RowCell) {
    guard cell.isOutdated, !isUpdating, !isLayingOut, let table,
      let indexPath = table.indexPath(for: cell)
    else { return showAgain(cell) }
    cell.isOutdated = false
    table.reloadRows(at: [indexPath], with: .none)
  }

  /// Shows a row again as the page has it, after the user has changed something that the page may not
  /// have taken.
  func showAgain(_ cell: RowCell) {
    guard !isUpdating, let page, let reference = cells[cell],
      let place = page.indexPath(of: reference), let row = page.row(at: place),
      let style = page.style(at: place), row.native == nil
    else { return }
    let new = RowDrawing(row, style: style, context: drawing)
    guard new.shape == cell.drawing?.shape else { return }
    cell.show(new, isAnimated: true)
  }
}

extension IndexPath {
  init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}

extension RowIndexPath {
  init(_ position: RowPosition) { self.init(section: position.section, row: position.row) }
}
#endif
