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

/// What a table offers besides its rows: editing, refreshing, scrolling.
extension TableHost {
  /// Has the table offer what a page asks for.
  func equip(_ table: UITableView, _ page: PageSnapshot) {
    if table.isEditing != page.isEditing {
      table.setEditing(page.isEditing, animated: table.window != nil)
    }
    let isPrefetched = page.sections.contains { $0.isPrefetched }
    if isPrefetched, table.prefetchDataSource == nil {
      table.prefetchDataSource = prefetcher
    } else if !isPrefetched, table.prefetchDataSource === prefetcher {
      table.prefetchDataSource = nil
    }
    equipForRefreshing(table, page)
  }

  private func equipForRefreshing(_ table: UITableView, _ page: PageSnapshot) {
    guard page.isRefreshable else {
      if table.refreshControl is PageRefreshControl { table.refreshControl = nil }
      return
    }
    let control: PageRefreshControl
    if let known = table.refreshControl as? PageRefreshControl {
      control = known
    } else {
      control = PageRefreshControl()
      control.addAction(
        UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
      table.refreshControl = control
    }
    guard control.isRefreshing != page.isRefreshing else { return }
    if page.isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
  }

  private func refresh() {
    if !driver.refresh(), !driver.isRefreshing {
      (table?.refreshControl as? PageRefreshControl)?.endRefreshing()
    }
  }

  /// Tells the page of a step of scrolling, if it wants to know.
  func tell(_ event: ScrollEvent) {
    if page?.tellsScrolling == true { driver.send(event) }
  }

  /// Tells a row that its actions are being uncovered.
  func beginEditing(at indexPath: IndexPath) {
    endEditing()
    editedRow = page?.reference(at: RowIndexPath(indexPath))
    if let editedRow { driver.send(.willBeginEditing, to: editedRow) }
  }

  /// Tells the row whose actions were uncovered that they no longer are, wherever it stands now.
  func endEditing() {
    guard let reference = editedRow else { return }
    editedRow = nil
    driver.send(.didEndEditing, to: reference)
  }
}

/// The control that a page is pulled down by; one of another class is the application's.
final class PageRefreshControl: UIRefreshControl {}
#endif
