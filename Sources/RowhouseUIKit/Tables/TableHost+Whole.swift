// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// Showing a page as a whole, and what of it is neither section nor row.
extension TableHost {
  /// Shows a page in place of the one before.
  func showWhole(_ page: PageSnapshot) {
    let selected = selectedRows()
    // The text is told while its row is still known.
    table?.endEditing(true)
    setPage(page)
    guard let table else { return }
    dress(table, page)
    showPageEdges(page)
    table.reloadData()
    equip(table, page)
    for reference in selected {
      guard let place = page.indexPath(of: reference) else { continue }
      table.selectRow(at: IndexPath(place), animated: false, scrollPosition: .none)
    }
  }

  private func selectedRows() -> [RowReference] {
    (table?.indexPathsForSelectedRows ?? []).compactMap { page?.reference(at: RowIndexPath($0)) }
  }

  /// Gives the table the colours, the direction and the language of a page.
  func dress(_ table: UITableView, _ page: PageSnapshot) {
    table.overrideUserInterfaceStyle =
      switch page.colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: former?.interfaceStyle ?? .unspecified
      }
    table.accessibilityLanguage = page.language
    table.semanticContentAttribute =
      switch page.language.map(NSLocale.characterDirection(forLanguage:)) {
      case .rightToLeft: .forceRightToLeft
      case .leftToRight: .forceLeftToRight
      default: former?.direction ?? .unspecified
      }
    let (style, drawing) = (page.pageStyle, drawing)
    table.backgroundColor = drawing.color(style.pageBackground)
    table.separatorColor = drawing.color(.separator)
    table.tintColor = drawing.color(style.tint)
  }

  /// Shows what stands above the first section and below the last.
  func showPageEdges(_ page: PageSnapshot) {
    guard let table else { return }
    showPageEdge(.header, page.header, of: page, in: table)
    showPageEdge(.footer, page.footer, of: page, in: table)
  }

  private func showPageEdge(
    _ side: EdgeDrawing.Side, _ content: HeaderFooter, of page: PageSnapshot, in table: UITableView
  ) {
    let old = side == .header ? table.tableHeaderView : table.tableFooterView
    // One that somebody else has put there stays until the page has one of its own.
    if content == .none, let old, !(old is PageEdgeView) { return }
    let view = old as? PageEdgeView ?? PageEdgeView(frame: .zero)
    view.show(
      EdgeDrawing(side, of: content, style: page.pageStyle, context: drawing),
      in: table)
    // A table looks at the height when it is given the view.
    if side == .header { table.tableHeaderView = view } else { table.tableFooterView = view }
  }

  /// Draws everything anew if text size, direction or pixels are others than before.
  func environmentMayHaveChanged() {
    guard let table, let page, !isUpdating else { return }
    let current = drawing
    let isKnown =
      cells.all.allSatisfy { ($0.cell as? RowCell)?.drawing.map { $0.context === current } ?? true }
      && edges.all.allSatisfy { $0.drawing?.context === current }
    guard !isKnown else { return }
    dress(table, page)
    showPageEdges(page)
    guard table.window != nil else { return table.reloadData() }
    showCells { _, _ in true }
    showEdges()
    table.performBatchUpdates(nil)
  }

  /// Measures what stands above the first section and below the last for another width.
  func widthMayHaveChanged() {
    guard let page, !isUpdating else { return }
    showPageEdges(page)
  }
}
#endif
