// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Methods that show a whole page, and the properties of a page other than its sections.
extension TableHost {
  /// Shows a page in place of the previous one.
  ///
  /// Selects the rows that were selected before, and the rows in `further`.
  func showWhole(_ page: PageSnapshot, selecting further: [RowReference] = []) {
    let selected = selectedReferences + further
    // Text that is being edited is sent while its cell still belongs to its row. Another page replaces the one with the row
    // only after the text was sent.
    table?.endEditing(true)
    let old = self.page
    self.page = page
    guard let table else { return }
    setLooks(of: table, to: page)
    if let shown { showPageHeaderAndFooter(in: shown) }
    reload(table, showing: page, before: old)
    updateAbilities(table, page)
    updatePrefetching(page)
    select(selected, on: page, in: table)
  }

  /// Ends the scrolling of the previous page, and scrolls to the top of a page that replaces it.
  ///
  /// - Returns: The position to which the table must scroll when it has laid out its rows in a window, or `nil` if it is
  ///   there.
  func openingPosition(of page: PageSnapshot, after old: PageSnapshot?) -> KeptPosition? {
    let isReplacing = old != nil || connection.showedOtherPage
    if isReplacing { onDrag?() }
    if page.followsEnd { return .end }
    guard isReplacing, let table else { return nil }
    // A table in no window does not have its safe area.
    guard table.window != nil else { return .top }
    table.scrollToTop()
    return nil
  }

  /// Selects rows of a table that has been reloaded, and thus has deselected all of them.
  private func select(
    _ references: [RowReference], on page: PageSnapshot, in table: UITableView
  ) {
    for reference in references {
      guard let indexPath = page.indexPath(of: reference) else { continue }
      table.selectRow(at: IndexPath(indexPath), animated: false, scrollPosition: .none)
    }
  }

  /// Sets the colors, the direction, and the language of a table to those of a page.
  ///
  /// Custom cells and headers inherit the tint of the application, so rows set the tint of their own cells.
  func setLooks(of table: UITableView, to page: PageSnapshot) {
    table.overrideUserInterfaceStyle =
      page.colorScheme?.interfaceStyle ?? connection.savedState?.interfaceStyle ?? .unspecified
    table.accessibilityLanguage = page.language
    table.semanticContentAttribute =
      switch page.language.map(NSLocale.characterDirection(forLanguage:)) {
      case .rightToLeft: .forceRightToLeft
      case .leftToRight: .forceLeftToRight
      default: connection.savedState?.direction ?? .unspecified
      }
    let (style, context) = (page.pageStyle, context)
    table.backgroundColor = context.color(style.pageBackground)
    table.separatorColor = context.color(.separator)
  }

  /// Shows the header and the footer of the page.
  func showPageHeaderAndFooter(in shown: PageInTable) {
    showPageHeaderFooter(.header, shown.page.header, in: shown)
    showPageHeaderFooter(.footer, shown.page.footer, in: shown)
  }

  private func showPageHeaderFooter(
    _ side: HeaderFooterDrawing.Side, _ content: HeaderFooter, in shown: PageInTable
  ) {
    let table = shown.table
    let old = side == .header ? table.tableHeaderView : table.tableFooterView
    // A view that the application has set remains until the page has a header or footer.
    if content == .none, let old, !(old is PageHeaderFooterView) { return }
    let view = old as? PageHeaderFooterView ?? PageHeaderFooterView(frame: .zero)
    view.show(
      HeaderFooterDrawing(side, of: content, style: shown.page.pageStyle, in: shown),
      in: table, of: self)
    // A table reads the height when the view is set.
    if side == .header { table.tableHeaderView = view } else { table.tableFooterView = view }
  }

  private func allPageEdges(
    of table: UITableView, satisfy condition: (PageHeaderFooterView) -> Bool
  ) -> Bool {
    [table.tableHeaderView, table.tableFooterView].allSatisfy {
      ($0 as? PageHeaderFooterView).map(condition) ?? true
    }
  }

  /// Draws everything again if the text size, Bold Text, the direction, or the pixel scale has changed.
  func environmentMayHaveChanged() {
    guard let shown, !phase.isUpdating else { return }
    let context = shown.context
    let areDrawn =
      cells.areDrawn(in: context) && headerFooters.areDrawn(in: context)
      && allPageEdges(of: shown.table) { $0.isDrawn(in: context) }
    guard !areDrawn else { return }
    let followsEnd = wasFollowingEnd
    setLooks(of: shown.table, to: shown.page)
    guard let shown = self.shown else { return }
    showPageHeaderAndFooter(in: shown)
    guard shown.table.window != nil else {
      let selected = selectedReferences
      reload(shown.table, showing: shown.page, before: shown.page)
      return select(selected, on: shown.page, in: shown.table)
    }
    _ = cells.redraw(.all, in: shown)
    headerFooters.redraw(in: shown)
    shown.table.performBatchUpdates(nil)
    if followsEnd { shown.table.scrollToEnd() } else { revealEditedRow(in: shown.table) }
  }

  /// Measures the header and the footer of the page again if the table has another width or safe area.
  func widthMayHaveChanged() {
    guard let shown, !phase.isUpdating else { return }
    let areMeasured = allPageEdges(of: shown.table) { $0.isMeasured(in: shown.table) }
    if !areMeasured { showPageHeaderAndFooter(in: shown) }
  }
}

extension PageColorScheme {
  /// The interface style of views in this scheme.
  var interfaceStyle: UIUserInterfaceStyle { self == .light ? .light : .dark }
}
#endif
