// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseDiff
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The host that shows a page in a ``TableView``.
@MainActor
final class TableHost {
  let options: DesktopOptions
  private let navigator: Navigator
  /// The widget of the table.
  let table = TableView()
  private(set) var page: PageSnapshot?
  private(set) lazy var driver = PageDriver(
    host: self, navigator: navigator, theme: options.theme, language: options.language ?? "en",
    diagnostics: options.diagnostics)
  /// Called when properties of the page other than its sections have changed.
  var onChrome: ((PageSnapshot, PageChrome) -> Void)?
  /// The row to scroll to after the next update, or `nil` if there is none.
  var pendingScroll: ScrollTarget?
  /// The row to focus as soon as the page contains it, in this turn of the main loop, or `nil` if there is none.
  var pendingFocus: FocusTarget?
  /// The row of an earlier window to scroll to as soon as the page contains it, or `nil` if there
  /// is none.
  var restoredRow: RestorationState.Row?
  private var isUpdating = false
  private var lastContext: DrawingContext?
  private var lastLanguage: String?
  /// The rows that the page prepares because they are near the view.
  var prefetchedRows = PrefetchedRows()
  /// The selected rows outside of sections in which several rows can be selected.
  var selection = TableSelection()
  /// The rows that the user selects with Shift.
  var range = SelectedRange()
  private(set) lazy var menus = RowMenus(host: self)

  init(navigator: Navigator, options: DesktopOptions) {
    self.navigator = navigator
    self.options = options
    table.source = self
  }
}

extension TableHost {
  /// True if the page can be evaluated and shown immediately.
  var allowsChanges: Bool { !table.isAllocating && !isUpdating }

  /// The context in which rows are drawn.
  ///
  /// It is created again when the surroundings have changed.
  var context: DrawingContext {
    let theme = page?.theme ?? options.theme
    let language = page?.language ?? options.language
    let surroundings = Surroundings(
      of: table.pointer,
      isRightToLeft: language.map { TextDirection(language: $0) == .rightToLeft })
    if let lastContext, lastContext.theme == theme, lastLanguage == language,
      lastContext.surroundings == surroundings
    {
      return lastContext
    }
    let made = DrawingContext(
      theme: theme, images: options.images, texts: options.texts(in: language),
      language: language, surroundings: surroundings)
    (lastContext, lastLanguage) = (made, language)
    return made
  }

  /// Draws everything again if the colors, the text size, or the direction of the system has changed.
  func surroundingsChanged() {
    let old = lastContext
    guard page != nil, context !== old else { return }
    table.forgetAllHeights()
    redrawAll()
  }
}

extension TableHost: PageHost {
  func willShowAnotherPage() { commitTypedText() }

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    isUpdating = true
    let old = lastContext
    let edited = table.editedRowInView
    if let edits = update.edits, page != nil {
      perform(edits, update)
    } else {
      page = update.page
      selection.removeAll()
      table.update(entries, by: nil)
    }
    if old !== context || update.chrome.contains(.style) { table.forgetAllHeights() }
    showSelectionOfPage()
    redrawAll()
    if let edited { table.keepInView(edited) }
    isUpdating = false
    onChrome?(update.page, update.chrome)
    scrollToRestoredRow()
    performPendingScroll()
    performPendingFocus()
    completion()
  }

  private func perform(_ edits: PageEdits, _ update: HostUpdate) {
    let (old, oldPage) = (table.entries, page)
    page = update.page
    let new = entries
    if old != new || update.chrome.contains(.header) || mayChangeEstimates(edits, since: oldPage) {
      let mapping = old.mapping(to: new, by: edits.changes)
      // The deletion of a row out of view must not scroll the page to its neighbor.
      let focused = table.focusedPosition.flatMap { table.isInView($0) ? $0 : nil }
      table.update(new, by: mapping)
      selection.follow(on: update.page)
      range.follow(on: update.page)
      if let focused { table.keepFocus(at: focused, by: mapping) }
    }
    for row in edits.changes.rows.updates {
      table.forgetHeight(at: new.position(of: row.new))
    }
    for section in edits.restyledSections {
      for position in new.rows(of: section) where table.index.isMeasured(position) {
        table.forgetHeight(at: position)
      }
    }
  }

  /// Returns true if edits move entries or may change their estimated heights.
  ///
  /// Otherwise the table keeps its estimates, because reading those of all rows takes long on a large page.
  private func mayChangeEstimates(_ edits: PageEdits, since old: PageSnapshot?) -> Bool {
    let (sections, rows) = (edits.changes.sections.edits, edits.changes.rows)
    if !sections.isEmpty || rows.isStructural { return true }
    return rows.updates.contains { row in
      page?.heightHint(at: row.new) != old?.heightHint(at: row.old)
    }
  }

  func select(_ indexPath: RowIndexPath) {
    guard let reference = page?.reference(at: indexPath) else { return }
    selection.insert(reference)
    redrawAll()
  }

  func deselect(_ indexPath: RowIndexPath) {
    guard let reference = page?.reference(at: indexPath) else { return }
    selection.remove(reference)
    redrawAll()
  }

  var selectedReferences: [RowReference] { selection.references(outside: sectionsOfSeveral) }

  /// Removes the rows of sections in which several rows can be selected, because the page selects
  /// those.
  func showSelectionOfPage() { selection.removeAll(inSections: sectionsOfSeveral) }

  /// The ids of the sections in which the user can select several rows.
  var sectionsOfSeveral: Set<ItemID> {
    Set((page?.sections ?? []).lazy.filter { $0.multipleSelection != nil }.map(\.id))
  }
}

extension TableHost {
  /// Shows the state of the page in every entry that has a widget.
  func redrawAll() {
    guard let page else { return }
    let context = context
    table.setColors(
      TableBackground.Colors(
        page: context.color(page.pageStyle.pageBackground), line: context.color(.separator),
        isHighContrast: context.surroundings.isHighContrast))
    for (position, view) in table.live {
      if configure(view, for: table.entries.entry(at: position)) {
        table.forgetHeight(at: position)
      }
    }
  }

  /// Shows a row in the state of the page.
  func redraw(_ row: RowView) {
    guard !isUpdating, let position = table.position(of: row) else { return }
    if configure(row, for: table.entries.entry(at: position)) { table.forgetHeight(at: position) }
  }

  /// Shows an entry of the page in a widget.
  ///
  /// - Returns: True if its height may have changed.
  func configure(_ view: EntryView, for entry: TableEntries.Entry) -> Bool {
    switch (entry, view) {
    case (.row(let indexPath), let view as RowView):
      guard let drawing = drawing(of: indexPath) else { return false }
      view.owner = self
      view.reference = page?.reference(at: indexPath)
      let isChanged = view.show(drawing, look: look(of: indexPath, drawing.row))
      view.pointer.setAccessiblePosition(
        indexPath.row + 1, of: page?.rowCount(inSection: indexPath.section) ?? 0)
      return isChanged
    case (_, let view as HeaderFooterView):
      guard let drawing = edgeDrawing(of: entry) else { return false }
      let isSticky = table.geometry.hasStickyHeaders && drawing.side == .header && !drawing.isOfPage
      let isFilled = isSticky && (drawing.part != nil)
      return view.show(
        drawing, ofSection: sectionID(of: entry),
        background: isFilled ? drawing.context.color(drawing.style.pageBackground) : nil, in: self)
    case (.row, _), (.headerFooter, _), (.ofPage, _): return false
    }
  }

  /// Returns the row at an index path as it is drawn, or `nil` if the page has no such row.
  func drawing(of indexPath: RowIndexPath) -> RowDrawing? {
    guard let page, var row = page.row(at: indexPath), let style = page.style(at: indexPath) else {
      return nil
    }
    // GTK shows a menu instead of a wheel, next to the title.
    row.replaceWheel()
    return RowDrawing(row, style: style, context: context)
  }

  private func look(of indexPath: RowIndexPath, _ row: AnyRow) -> RowLook {
    guard let page else { return RowLook() }
    var look = RowLook()
    look.radius = table.geometry.radius ?? 0
    let count = page.sections[indexPath.section].rowCount
    look.isFirst = !hasVisibleRow(in: (0..<indexPath.row).reversed(), section: indexPath.section)
    look.isLast =
      !hasVisibleRow(in: indexPath.row + 1..<count, section: indexPath.section)
      && !isDirectlyAboveNext(indexPath.section)
    look.isSelected = row.isSelected ?? selection.contains(page.reference(at: indexPath))
    look.canBeDeleted = row.canBeDeleted(isEditing: page.isEditing)
    guard page.isEditing else { return look }
    look.isMovable = page.canMove(indexPath)
    look.editing =
      switch row.editingStyle {
      case .delete: .delete
      case .insert: .insert
      case .noButton: .none
      }
    return look
  }

  /// Returns true if a row of a section is not hidden.
  ///
  /// Rows are created until a visible one is found.
  private func hasVisibleRow(in rows: some Sequence<Int>, section: Int) -> Bool {
    rows.contains { hiddenRow(at: RowIndexPath(section: section, row: $0)) == nil }
  }

  /// Returns true if nothing is between a section and the next visible row, as on a plain page without headers.
  private func isDirectlyAboveNext(_ section: Int) -> Bool {
    guard let page, page.appearance == .plain, isEmpty(.footer, ofSection: section) else {
      return false
    }
    for next in section + 1..<page.sections.count {
      guard isEmpty(.header, ofSection: next) else { return false }
      if hasVisibleRow(in: 0..<page.sections[next].rowCount, section: next) { return true }
      guard isEmpty(.footer, ofSection: next) else { return false }
    }
    return false
  }

  /// Returns true if the header or footer of a section has no content.
  private func isEmpty(_ side: HeaderFooterDrawing.Side, ofSection section: Int) -> Bool {
    edgeDrawing(of: .headerFooter(side, section: section))?.part == nil
  }

  private func sectionID(of entry: TableEntries.Entry) -> ItemID? {
    switch entry {
    case .headerFooter(_, let section): page?.sections[section].id
    case .row, .ofPage: nil
    }
  }

  /// Returns a header or footer as it is drawn, or `nil` if the entry is a row.
  func edgeDrawing(of entry: TableEntries.Entry) -> HeaderFooterDrawing? {
    guard let page else { return nil }
    switch entry {
    case .ofPage(let side):
      let content = side == .header ? page.header : page.footer
      return HeaderFooterDrawing(
        side, of: content, style: page.pageStyle, context: context, isOfPage: true)
    case .headerFooter(let side, let section):
      guard let style = page.style(ofSection: section) else { return nil }
      let head = page.sections[section]
      let content = side == .header ? head.header : head.footer
      return HeaderFooterDrawing(
        side, of: content, button: side == .header ? head.headerButton : nil, style: style,
        context: context, isPlain: page.appearance == .plain)
    case .row: return nil
    }
  }
}
#endif
