// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The host that shows a page in a table view.
///
/// A table does not retain its delegate and data source; the owner of the host retains them.
@MainActor
final class TableHost {
  let options: TableOptions
  private let navigator: Navigator
  /// The page that the table shows, or the page between two batches.
  var page: PageSnapshot?
  private(set) lazy var driver = PageDriver(
    host: self, navigator: navigator, theme: options.theme, language: TableOptions.language,
    diagnostics: options.diagnostics)
  /// Called when properties of the page other than its sections have changed.
  var onChrome: ((PageSnapshot, PageChrome) -> Void)?
  /// Called at each step of scrolling while the page's bar fades in.
  var onScroll: ((UIScrollView) -> Void)?
  /// Called when the user begins to scroll the table or has scrolled it to its top, or when the host scrolls it itself.
  var onDrag: (() -> Void)?
  /// Called when an animated scroll of the table has ended.
  var onScrollEnd: (() -> Void)?
  /// Called when the table has entered a window.
  var onWindow: (() -> Void)?
  /// Called when the caret of a field may be out of view.
  var onCaret: (() -> Void)?
  /// Called when the user has finished editing a field.
  var onEditingEnd: (() -> Void)?
  /// Called when the table has been laid out for the first time or with another size.
  var onLayout: (() -> Void)?

  private(set) lazy var connection = TableConnection(host: self)
  private(set) lazy var cells = RowCells(host: self)
  private(set) var headerFooters = SectionHeaderFooters()
  /// The animation of the next update.
  var rowAnimation: UITableView.RowAnimation
  private let drawing: TableDrawing
  private(set) var phase = TablePhase()
  /// The actions that the application requested while the table was laying out its rows.
  private let postponed = PostponedActions()
  /// The page of the update among these actions, or of the update that the table performs.
  private var nextPage: PageSnapshot?
  /// True if the table must request heights again as soon as it can be changed.
  private var hasOtherHeight = false
  /// The scroll position to restore when the table has laid out its rows in a window, or `nil` if there is none.
  private(set) var keptPosition: KeptPosition?
  /// The ways to select rows that the host has allowed in the table.
  var allowedSelection = AllowedSelection()
  /// The requested editing mode, and the row whose actions a swipe has revealed.
  private(set) var editing = TableEditing()
  /// The end of a page that follows it, which stays in view when the table is resized.
  var keptEnd = KeptEnd()
  /// The rows to select and deselect once there is a table.
  private var pendingSelection: [(id: ItemID, isSelected: Bool)] = []

  init(navigator: Navigator, options: TableOptions) {
    self.navigator = navigator
    self.options = options
    rowAnimation = options.rowAnimation
    drawing = TableDrawing(options: options)
    drawing.host = self
  }
}

extension TableHost {
  /// The table that shows the page, or `nil` if there is none.
  var table: UITableView? { connection.table }

  /// The page and its table, or `nil` if one of them is missing.
  var shown: PageInTable? {
    guard let page, let table else { return nil }
    return PageInTable(page, in: table, isEdited: editsAllRows, drawing: drawing, driver: driver)
  }

  /// The context that rows are drawn in.
  var context: DrawingContext { drawing.context(for: table, showing: page) }

  /// The text scale when rows were last drawn.
  ///
  /// A table may estimate the heights of a million rows one by one, and these heights do not need
  /// to be exact.
  var estimatedTextScale: Double { drawing.lastTextScale(in: table, showing: page) }
}

extension TableHost {
  /// Shows the page in a table from now on.
  ///
  /// The methods of `forwarding` have priority over those of the host.
  func attach(to table: UITableView, forwarding: (any NSObjectProtocol)?) {
    let selected = selectedReferences
    let position = keptPosition ?? shown.flatMap { KeptPosition(of: $0.table, showing: $0.page) }
    detach()
    connection.connect(table, forwarding: forwarding)
    if let page { showWhole(page, selecting: selected) }
    keptPosition = position
    showSelection()
    let wanted = pendingSelection
    pendingSelection = []
    for (id, isSelected) in wanted { setSelected(isSelected, id) }
  }

  /// Selects or deselects a row, now or when a table shows the page.
  func setSelected(_ isSelected: Bool, _ id: ItemID) {
    guard table != nil, page != nil else { return pendingSelection.append((id, isSelected)) }
    if isSelected { driver.select(id) } else { driver.deselect(id) }
  }

  /// Restores the former state of the table.
  func detach() {
    endTyping()
    endEditing()
    if let table { allowedSelection.restore(in: table) }
    editing = TableEditing()
    keptEnd = KeptEnd()
    let table = connection.disconnect()
    cells = RowCells(host: self)
    headerFooters = SectionHeaderFooters()
    drawing.reset()
    keptPosition = nil
    table?.reloadData()
  }
}

extension TableHost: PageHost {
  func willShowAnotherPage() {
    endTyping()
    endEditing()
    pendingSelection = []
    for indexPath in table?.indexPathsForSelectedRows ?? [] {
      table?.deselectRow(at: indexPath, animated: false)
    }
  }

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    guard phase.isLayingOut else { return perform(update, completion: completion) }
    nextPage = update.page
    postpone { $0.perform(update, completion: completion) }
  }

  private func perform(_ update: HostUpdate, completion: @MainActor () -> Void) {
    // The table shows other pages between two batches.
    nextPage = update.page
    phase.beginUpdate()
    let oldIndex = page?.sectionIndex.map(\.title)
    if let edits = update.edits, let table, table.window != nil, page != nil {
      perform(edits, update, in: table)
    } else {
      let old = page
      if update.edits == nil { cells.leaveRows() }
      showWhole(update.page)
      if update.edits == nil { keptPosition = openingPosition(of: update.page, after: old) }
    }
    // A table requests the titles when it reloads its data, but not after a batch.
    if oldIndex != update.page.sectionIndex.map(\.title) { table?.reloadSectionIndexTitles() }
    phase.endUpdate()
    nextPage = nil
    showSelection()
    takeReportedWidth()
    noteEnd()
    onChrome?(update.page, update.chrome)
    completion()
  }

  func select(_ indexPath: RowIndexPath) {
    guard !postpones(indexPath, { $0.select($1) }) else { return }
    let isAnimated = table?.window != nil
    for other in rowsDeselected(by: indexPath) {
      table?.deselectRow(at: IndexPath(other), animated: isAnimated)
    }
    table?.selectRow(at: IndexPath(indexPath), animated: isAnimated, scrollPosition: .none)
  }

  func deselect(_ indexPath: RowIndexPath) {
    guard !postpones(indexPath, { $0.deselect($1) }) else { return }
    table?.deselectRow(at: IndexPath(indexPath), animated: true)
  }
}

extension TableHost {
  /// Calls a closure for a table that is laying out its rows, and prevents changes to the table
  /// until the closure returns.
  func layingOut<Result>(_ answer: () -> Result) -> Result {
    phase.beginLayout()
    defer { phase.endLayout() }
    return answer()
  }

  /// Calls a closure for a table that commits a deletion or an insertion, and postpones changes to the editing mode.
  func committing(_ commit: () -> Void) {
    phase.beginCommit()
    defer { phase.endCommit() }
    commit()
  }
}

/// The scroll position of a table that is not in a window, or that another table replaces.
extension TableHost {
  /// Reloads all rows of a table.
  ///
  /// If the table is not in a window, its scroll position is restored later.
  func reload(_ table: UITableView, showing page: PageSnapshot, before old: PageSnapshot?) {
    // At a second reload, the heights are already estimates.
    if keptPosition == nil, let old, table.window == nil {
      keptPosition = KeptPosition(of: table, showing: old)
    }
    self.page = page
    table.reloadData()
    connection.setNeedsProbe()
  }

  /// Changes heights, and leaves the end of a page that follows it in view if it was.
  private func keepEnd(of shown: PageInTable, during change: () -> Void) {
    let followsEnd = isFollowingEnd(of: shown.page, in: shown.table)
    change()
    guard followsEnd else { return }
    if shown.table.window != nil {
      shown.table.scrollToEnd()
    } else {
      keptPosition = keptPosition ?? .end
    }
  }

  /// Restores the scroll position after the table has laid out its rows in a window.
  func restorePosition() {
    guard let position = keptPosition, phase.allowsChanges, let shown, shown.table.window != nil
    else { return }
    keptPosition = nil
    position.restore(in: shown.table, showing: shown.page)
  }
}

/// Changes to the table that the application requests in handlers of rows that appear or disappear.
extension TableHost {
  /// Calls a closure in the next turn of the main loop, when the table has laid out its rows.
  func postpone(_ action: @escaping @MainActor (TableHost) -> Void) {
    postponed.add { [weak self] in
      if let self { action(self) }
    }
  }

  /// Postpones an action with a row of the newest page if the table is laying out its rows.
  ///
  /// Otherwise, carries out the actions that were postponed before.
  ///
  /// - Returns: True if the action is postponed.
  private func postpones(
    _ indexPath: RowIndexPath, _ action: @escaping @MainActor (TableHost, RowIndexPath) -> Void
  ) -> Bool {
    guard phase.isLayingOut else {
      postponed.perform()
      return false
    }
    guard let reference = (nextPage ?? page)?.reference(at: indexPath) else { return true }
    postpone { host in
      if let indexPath = host.page?.indexPath(of: reference) { action(host, indexPath) }
    }
    return true
  }
}

/// The width of rows.
extension TableHost {
  /// Called when a cell has been laid out at a width in points.
  func cell(_ cell: RowCell, hasWidth width: Double) {
    // A cell is also in editing mode while a swipe reveals its actions.
    guard let shown, !cell.isEditing || shown.isEdited && !cell.showingDeleteConfirmation else {
      return
    }
    let (table, frame) = (shown.table, TableWidth(shown.table))
    guard let controls = controls(beside: cell, in: shown) else { return }
    // Ignores a cell that is being removed, and an off-screen cell whose field has the keyboard,
    // because both keep the former width of the table. Calls `indexPath(for:)` late, because it
    // searches all cells of the table.
    guard cell.frame.intersects(table.bounds),
      drawing.widths.isNewWidth(width, beside: controls, in: frame),
      table.indexPath(for: cell) != nil,
      drawing.widths.report(width, beside: controls, in: frame)
    else { return }
    connection.setNeedsProbe()
  }

  /// Returns the controls beside the row of a cell, or `nil` if the page does not contain the row.
  private func controls(beside cell: UITableViewCell, in shown: PageInTable) -> EditingControls? {
    guard shown.isEdited else { return [] }
    guard let indexPath = cells[cell].flatMap(shown.page.indexPath),
      let row = shown.page.row(at: indexPath)
    else { return nil }
    return shown.controls(beside: row, at: indexPath)
  }

  /// Makes the table request heights again if cells have reported a different width, or if the
  /// height of a row differs from the one that the table has stored.
  func takeReportedWidth() {
    guard drawing.widths.hasReport || hasOtherHeight, phase.allowsChanges, let shown,
      shown.table.window != nil
    else { return }
    let visible = drawing.widths.hasReport ? shown.table.visibleCells : []
    // A reused cell may still have the width beside its former controls.
    for cell in visible { cell.layoutIfNeeded() }
    let widths = visible.filter {
      $0 is RowCell && (!$0.isEditing || shown.isEdited && !$0.showingDeleteConfirmation)
    }
    .compactMap { cell in
      controls(beside: cell, in: shown).map { ($0, Double(cell.contentView.bounds.width)) }
    }
    let hasOtherWidth = drawing.widths.takeReport(of: widths, in: TableWidth(shown.table))
    guard hasOtherWidth || hasOtherHeight else { return }
    hasOtherHeight = false
    if hasOtherWidth { headerFooters.redraw(in: shown) }
    keepEnd(of: shown) { shown.table.performBatchUpdates(nil) }
  }

  /// Draws the row of a cell that appears if its datum has changed while it was not observed.
  ///
  /// Other rows are up to date: an update draws all cells, including those that the table has prepared.
  func check(_ cell: UITableViewCell, at indexPath: RowIndexPath) {
    guard let page, page.sections.indices.contains(indexPath.section),
      page.sections[indexPath.section].hasData, let shown, let row = page.row(at: indexPath)
    else { return }
    cells.redrawKept(cell, as: row, at: indexPath, in: shown)
    checkHeight(of: row, at: indexPath, in: shown)
  }

  /// Configures a custom cell again in the next turn of the main loop, because an object that its closure has read is
  /// about to change.
  func modelWillChange(in cell: UITableViewCell) {
    if cells.setOutdated(cell) { postpone { $0.configureOutdatedCells() } }
  }

  private func configureOutdatedCells() {
    guard cells.hasOutdated, phase.allowsChanges, let shown,
      cells.redraw(.some([], sections: [], includingDrawnCells: false), in: shown)
    else { return }
    heightsMayHaveChanged()
  }

  /// Lays out the row of a cell again after the size of one of its images is known.
  func imageLoaded(in cell: RowCell) {
    guard let shown, let reference = cells[cell],
      let indexPath = shown.page.indexPath(of: reference), let row = shown.page.row(at: indexPath)
    else { return }
    // Rows that are out of view may have been measured without this image.
    drawing.heights.forgetAll()
    cells.redraw(cell, in: shown)
    checkHeight(of: row, at: indexPath, in: shown)
  }

  /// Lays out the headers and footers again after an image in one of them was loaded.
  func imageLoadedInHeader() {
    guard let shown else { return }
    keepEnd(of: shown) { showPageHeaderAndFooter(in: shown) }
    headerFooters.redraw(in: shown)
    heightsMayHaveChanged()
  }

  /// Makes the table request heights soon if it has stored a different height for a row.
  private func checkHeight(of row: AnyRow, at indexPath: RowIndexPath, in shown: PageInTable) {
    guard row.native == nil,
      shown.differs(Double(shown.height(of: row, at: indexPath)), fromHeightAt: indexPath)
    else { return }
    heightsMayHaveChanged()
  }

  /// Makes the table request heights again once it has laid out its rows.
  func heightsMayHaveChanged() {
    hasOtherHeight = true
    connection.setNeedsProbe()
  }
}

/// Changes of the editing mode.
extension TableHost {
  /// Stores the editing mode of the page, and returns true if it has changed.
  func takeEditing(_ isEdited: Bool) -> Bool { editing.request(isEdited) }

  /// Notifies a row that its actions are being revealed.
  func beginEditing(at indexPath: IndexPath) {
    endEditing()
    guard let row = reference(at: indexPath) else { return }
    _ = editing.reveal(row)
    driver.send(.willBeginEditing, to: row)
  }

  /// Notifies the row whose actions were revealed that they are hidden again, even if the row has moved.
  func endEditing() {
    if let row = editing.reveal(nil) { driver.send(.didEndEditing, to: row) }
  }
}
#endif
