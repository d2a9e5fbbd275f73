// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Updates of a table that is on screen.
extension TableHost {
  func perform(_ edits: PageEdits, _ update: HostUpdate, in table: UITableView) {
    let batches = edits.changes.isEmpty ? [] : edits.batches
    let changes = TableChanges(edits, in: batches.map(\.stage), chrome: update.chrome)
    let (old, oldContext) = (page, context)
    let (edited, followsEnd) = (editedPlace(in: table), isFollowingEnd(of: update.page, in: table))
    let placed = changes.isStructural ? page.map { cells.placed(on: $0) } ?? [] : []
    if let page { cells.keepContents(of: placed, from: page) }
    cells.beginUpdate()
    defer { cells.endUpdate() }
    for batch in batches { perform(batch, in: table) }
    page = update.page
    if changes.isStructural, let shown { cells.follow(placed, edits.changes, in: shown) }
    if changes.setsLooks { setLooks(of: table, to: update.page) }
    if changes.setsEquipment { updateAbilities(table, update.page) }
    if changes.setsPrefetching { updatePrefetching(update.page) }
    guard let shown else { return }
    perform(changes.redraw(inOtherContext: shown.context !== oldContext), in: shown)
    if followsEnd { table.scrollToEnd() }
    keepInView(edited, in: table, whileEndIsInView: followsEnd)
    update.page.newLoadingFailures(in: edits.changes, of: old).forEach(UIAccessibility.announce)
  }

  private func perform(_ batch: PageBatch, in table: UITableView) {
    let stage = batch.stage
    guard stage.isStructural else {
      page = batch.page
      return
    }
    let animation = rowAnimation
    table.performBatchUpdates {
      self.page = batch.page
      table.deleteSections(IndexSet(stage.sections.deletes), with: animation)
      table.insertSections(IndexSet(stage.sections.inserts), with: animation)
      for move in stage.sections.moves { table.moveSection(move.old, toSection: move.new) }
      table.deleteRows(at: stage.rows.deletes.map { IndexPath($0) }, with: animation)
      table.insertRows(at: stage.rows.inserts.map { IndexPath($0) }, with: animation)
      for move in stage.rows.moves {
        table.moveRow(at: IndexPath(move.old), to: IndexPath(move.new))
      }
    }
  }

  /// Returns true if the table keeps the end of a page in view, because it is in view and no animated scroll leaves it.
  func isFollowingEnd(of page: PageSnapshot?, in table: UITableView) -> Bool {
    page?.followsEnd == true && !keptEnd.isLeft && table.isAtEnd
  }

  /// Shows changes of the model with a row animation, before this method returns if the table can
  /// be changed now.
  ///
  /// Earlier changes are shown first, so that they keep their own animation.
  func animate(
    with animation: UITableView.RowAnimation, _ changes: () throws -> Void
  ) rethrows {
    if phase.allowsChanges { driver.flush() }
    rowAnimation = animation
    defer {
      if phase.allowsChanges {
        rowAnimation = options.rowAnimation
      } else {
        // The update is carried out in the turn that the changes have scheduled.
        Task { [weak self] in
          guard let self else { return }
          self.rowAnimation = self.options.rowAnimation
        }
      }
    }
    try changes()
    driver.readAgain()
    if phase.allowsChanges { driver.flush() }
  }

  private func perform(_ redraw: TableRedraw, in shown: PageInTable) {
    let table = shown.table
    let resizes = redraw.resizes(
      besides: Set((table.indexPathsForVisibleRows ?? []).map { RowIndexPath($0) }))
    let hasRowsToDraw = !redraw.rows.isEmpty || cells.hasOutdated
    let hasResizedRow = hasRowsToDraw && cells.redraw(redraw.rows, in: shown)
    if redraw.headerFooters { headerFooters.redraw(in: shown) }
    // An empty batch makes the table request heights and move the rows to their new offsets.
    if resizes || hasResizedRow { table.performBatchUpdates(nil) }
    if redraw.pageHeaderAndFooter { showPageHeaderAndFooter(in: shown) }
  }
}

/// The row whose field the user is editing.
extension TableHost {
  /// The height of the row, and true if all of it is in view, below the bars and above the keyboard.
  private typealias EditedPlace = (height: CGFloat, isInView: Bool)

  /// The position of the row, or `nil` if the user is editing no field.
  ///
  /// The page has the position of a row that is out of view, too.
  private var editedIndexPath: IndexPath? {
    cells.edited.flatMap { cells[$0] }.flatMap { page?.indexPath(of: $0) }.map { IndexPath($0) }
  }

  /// Returns the place of the row, or `nil` if the user is editing no field.
  private func editedPlace(in table: UITableView) -> EditedPlace? {
    guard let indexPath = editedIndexPath else { return nil }
    let row = table.rectForRow(at: indexPath)
    let (bounds, inset) = (table.bounds, table.adjustedContentInset)
    let isInView = row.minY >= bounds.minY + inset.top && row.maxY <= bounds.maxY - inset.bottom
    return (row.height, isInView)
  }

  /// Scrolls the caret into view if the row has grown downward, or if it was in view and has moved.
  ///
  /// A row that has moved because the page follows its end does not return.
  private func keepInView(
    _ old: EditedPlace?, in table: UITableView, whileEndIsInView isAtEnd: Bool
  ) {
    guard let old, let new = editedPlace(in: table) else { return }
    if old.isInView, !new.isInView, !isAtEnd {
      revealEditedRow(in: table)
    } else if new.height != old.height {
      onCaret?()
    }
  }

  /// Scrolls the row and its caret into view.
  func revealEditedRow(in table: UITableView) {
    guard let indexPath = editedIndexPath else { return }
    if table.indexPathsForVisibleRows?.contains(indexPath) != true {
      // What the user types has priority over an earlier request to scroll.
      onDrag?()
      // The table has only estimates of the heights of the rows on the way.
      table.scrollExactly(toRowAt: indexPath, at: .none)
    }
    onCaret?()
  }
}
#endif
