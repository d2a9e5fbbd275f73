// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// The cells of a table and the rows that they show.
@MainActor
final class RowCells {
  /// A cell, the row that it shows, and the position of that row.
  typealias PlacedCell = (cell: UITableViewCell, reference: RowReference, indexPath: RowIndexPath)

  private weak var host: TableHost?
  private let rows = ShownRows()
  private var nativeLooks = LiveViews<UITableViewCell, NativeLooks>()
  /// The last content of each custom cell.
  private var nativeContents = LiveViews<UITableViewCell, any NativeContent>()
  /// The observations of the objects that the closures of custom cells have read.
  private var nativeObservations = LiveViews<UITableViewCell, AnyObject>()
  private var reused = ReusedViews()
  /// The cells that were created, or drawn when they appeared, during the current update, or `nil` between updates.
  private var drawnCells: Set<ObjectIdentifier>?
  /// The most recently configured cell, if it has not been displayed yet.
  private var newestCell: ObjectIdentifier?
  /// The custom cells whose rows have changed their positions, or whose closures have read an object that has changed.
  private var outdatedCells: Set<ObjectIdentifier> = []

  init(host: TableHost) { self.host = host }
}

extension RowCells {
  /// Returns a cell that shows the row at `indexPath`, or `nil` if the page has no such position.
  func cell(for row: AnyRow, at indexPath: RowIndexPath, in shown: PageInTable) -> UITableViewCell?
  {
    guard let reference = shown.page.reference(at: indexPath),
      let style = shown.page.style(at: indexPath)
    else { return nil }
    let canMove = shown.page.canMove(indexPath)
    let cell: UITableViewCell
    if let native = row.native {
      cell = reused.cell(for: native, at: IndexPath(indexPath), in: shown.table)
      configure(cell, with: native, for: row, style: style, at: indexPath, in: shown)
    } else {
      let drawing = RowDrawing(row, style: style, context: shown.context)
      let rowCell = reused.cell(for: drawing.shape, at: IndexPath(indexPath), in: shown.table)
      rowCell.host = host
      // The accessibility actions depend on it.
      rowCell.showsReorderControl = canMove
      rowCell.show(drawing, of: reference.id, isAnimated: false)
      cell = rowCell
    }
    setDirection(of: cell, in: shown.table)
    if cell.showsReorderControl != canMove { cell.showsReorderControl = canMove }
    rows.configure(cell, for: reference)
    newestCell = ObjectIdentifier(cell)
    noteDrawn(cell)
    return cell
  }

  /// Gives a cell the direction of its table, which a page in another language changes.
  func setDirection(of cell: UITableViewCell, in table: UITableView) {
    let direction = table.semanticContentAttribute
    guard cell.semanticContentAttribute != direction else { return }
    cell.semanticContentAttribute = direction
    cell.setNeedsLayout()
  }

  /// Configures a custom cell for a row.
  func configure(
    _ cell: UITableViewCell, with native: any NativeContent, for row: AnyRow,
    style: ResolvedStyle, at indexPath: RowIndexPath, in shown: PageInTable
  ) {
    var looks = nativeLooks[cell] ?? NativeLooks(of: cell)
    looks.apply(to: cell, in: shown.table, for: row, style: style, in: shown.context)
    nativeLooks[cell] = looks
    outdatedCells.remove(ObjectIdentifier(cell))
    nativeObservations[cell] = host?.driver.observing {
      native.configure(cell, at: indexPath.row)
    } onChange: { [weak host, weak cell] in
      if let cell { host?.modelWillChange(in: cell) }
    }
    nativeContents[cell] = native
  }

  /// Returns the editing style of the row that a cell has last shown, or `nil` if it has shown none.
  func editingStyle(of cell: UITableViewCell) -> RowEditingStyle? {
    (cell as? RowCell)?.drawing?.row.editingStyle ?? nativeLooks[cell]?.editingStyle
  }

  /// Forgets the editing style of a custom cell.
  func forgetEditingStyle(of cell: UITableViewCell) { nativeLooks[cell]?.forgetEditingStyle() }

  /// Returns true if a cell can show the content of a custom row.
  func fits(_ cell: UITableViewCell, _ native: any NativeContent) -> Bool {
    reused.fits(cell, native)
  }

  /// Records that a custom cell must be configured again, and returns true if there was no such cell.
  func setOutdated(_ cell: UITableViewCell) -> Bool {
    defer { outdatedCells.insert(ObjectIdentifier(cell)) }
    return outdatedCells.isEmpty
  }

  /// Describes all rows to assistive technologies again, because the table offers other actions.
  func describeAgain() {
    for case let cell as RowCell in rows.cells {
      if let drawing = cell.drawing { cell.describe(drawing) }
    }
  }

  /// Stores the contents that cells have on a page, for cells whose rows the next page deletes.
  func keepContents(of placed: [PlacedCell], from page: PageSnapshot) {
    for (cell, _, indexPath) in placed where nativeContents[cell] != nil {
      if let native = page.row(at: indexPath)?.native { nativeContents[cell] = native }
    }
  }

  /// Returns the closures of the newest page that receive a cell when it appears and after it has
  /// left the screen.
  func displaying(of cell: UITableViewCell, on page: PageSnapshot?) -> NativeDisplaying? {
    guard let last = nativeContents[cell], let reference = rows[cell] else { return nil }
    // A deleted row leaves the screen after it has been removed from the page.
    if rows.isDeleted(cell) { return last.displaying }
    let row = page?.indexPath(of: reference).flatMap { page?.row(at: $0) }
    return (row?.native ?? last).displaying
  }

  /// The row that a cell shows, or `nil` if the cell is unknown.
  subscript(cell: UITableViewCell) -> RowReference? { rows[cell] }

  /// The cell whose field the user is editing, or `nil` if there is none.
  var edited: RowCell? {
    rows.cells.lazy.compactMap { $0 as? RowCell }.first { $0.isBeingEdited }
  }

  /// Prepares all cells for the rows of another page, which may have the same ids.
  func leaveRows() {
    for case let cell as RowCell in rows.cells { cell.leaveRow() }
  }

  /// Returns true if every row is drawn in a given context.
  func areDrawn(in context: DrawingContext) -> Bool {
    rows.cells.allSatisfy { ($0 as? RowCell)?.drawing.map { $0.context === context } ?? true }
  }
}

extension RowCells {
  /// Returns true if a cell is the most recently configured one and has not been displayed yet.
  func takeNewest(_ cell: UITableViewCell) -> Bool {
    defer { newestCell = nil }
    return newestCell == ObjectIdentifier(cell)
  }

  /// Begins to record the cells that are drawn during an update.
  func beginUpdate() { drawnCells = [] }

  /// Records that a cell was drawn, if the table is being updated.
  func noteDrawn(_ cell: UITableViewCell) { drawnCells?.insert(ObjectIdentifier(cell)) }

  /// Stops recording the cells that are drawn.
  func endUpdate() {
    drawnCells = nil
    outdatedCells = []
  }

  /// True if there are custom cells that must be configured again.
  var hasOutdated: Bool { !outdatedCells.isEmpty }

  /// Returns true if a cell must draw its row at `indexPath` again.
  func mustDraw(_ rows: TableRedraw.Rows, at indexPath: RowIndexPath, in cell: UITableViewCell)
    -> Bool
  {
    let id = ObjectIdentifier(cell)
    return outdatedCells.contains(id)
      || rows.contains(indexPath, isDrawnInUpdate: drawnCells?.contains(id) == true)
  }

  /// Returns the cells whose rows are on a page, including cells that are not on screen.
  func placed(on page: PageSnapshot) -> [PlacedCell] {
    rows.remaining.compactMap { cell, reference in
      page.indexPath(of: reference).map { (cell, reference, $0) }
    }
  }

  /// Records that a cell is about to appear, and returns the events that its row receives.
  func beginDisplay(_ cell: UITableViewCell) -> [HostEvent] { rows.beginDisplay(cell) }

  /// Records that a cell has left the screen, and returns true if the display of its row has ended.
  func endDisplay(_ cell: UITableViewCell) -> Bool { rows.endDisplay(cell) }

  /// Moves the rows that cells showed before an update to their new positions, which may be in
  /// other sections.
  func follow(_ old: [PlacedCell], _ changes: SectionedChangeset, in shown: PageInTable) {
    for (placed, target) in zip(old, changes.newPositions(of: old.map(\.indexPath))) {
      // A deleted row leaves the screen with its old reference, and its cell may already show
      // another row.
      guard self[placed.cell] == placed.reference else { continue }
      if let target {
        if let reference = shown.page.reference(at: target) { set(reference, of: placed.cell) }
      } else {
        rows.setDeleted(placed.cell)
      }
    }
    // Updates cells that were created between two batches.
    for cell in rows.cells {
      guard let indexPath = shown.table.indexPath(for: cell),
        let reference = shown.page.reference(at: RowIndexPath(indexPath))
      else { continue }
      set(reference, of: cell)
    }
  }

  private func set(_ reference: RowReference, of cell: UITableViewCell) {
    if nativeLooks[cell] != nil, self[cell]?.indexPath.row != reference.indexPath.row {
      outdatedCells.insert(ObjectIdentifier(cell))
    }
    rows.set(reference, of: cell)
    (cell as? RowCell)?.rowMoved(to: reference.id)
  }

  /// Updates the positions of rows after the user has moved one of them, possibly to another section.
  func follow(_ moved: RowReference, to target: RowIndexPath, in shown: PageInTable) {
    if let reference = shown.page.reference(at: target) {
      for cell in rows.cells where rows[cell]?.id == moved.id { set(reference, of: cell) }
    }
    for (cell, _, indexPath) in placed(on: shown.page) {
      guard let reference = shown.page.reference(at: indexPath) else { continue }
      set(reference, of: cell)
    }
    _ = redraw(.some([], sections: [], includingDrawnCells: false), in: shown)
    outdatedCells = []
  }
}
#endif
