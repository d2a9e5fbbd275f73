// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The abilities of a table other than showing rows: editing, prefetching, refreshing, and
/// scrolling.
extension TableHost {
  /// Sets the abilities of the table that a page requires, except prefetching.
  func updateAbilities(_ table: UITableView, _ page: PageSnapshot) {
    updateEditing(table, page)
    updateRefreshing(table, page)
  }

  /// Turns prefetching of the table on if any section of a page is prefetched, and otherwise off.
  func updatePrefetching(_ page: PageSnapshot) {
    connection.setPrefetching(page.sections.contains { $0.isPrefetched })
  }

  /// Sets the editing mode of the table when the editing mode of the page changes.
  ///
  /// Between these changes, the application can set the editing mode of the table.
  private func updateEditing(_ table: UITableView, _ page: PageSnapshot) {
    // UIKit forbids `setEditing(_:animated:)` in `tableView(_:commit:forRowAt:)`, except after a delay.
    guard !phase.isCommitting else {
      return postpone { host in
        if let table = host.table, let page = host.page { host.updateEditing(table, page) }
      }
    }
    guard takeEditing(page.isEditing) else { return }
    allowedSelection.allowDuringEditing(page.isEditing, in: table)
    // A table reads this setting when editing begins.
    if page.isEditing { allowMultipleSelection(on: page, in: table) }
    // A table is already in editing mode while a swipe reveals the actions of a row.
    if page.isEditing, hasUncoveredActions { table.setEditing(false, animated: false) }
    table.setEditing(page.isEditing, animated: table.window != nil)
    editingHasChanged()
  }

  /// True while the actions of a row are revealed by a swipe.
  var hasUncoveredActions: Bool { editing.row != nil }

  /// True while the table edits all rows because the page is in editing mode.
  var editsAllRows: Bool { editing.isRequested && table?.isEditing == true }

  /// Makes the table request heights again, because editing controls leave less space for texts, and offers other
  /// accessibility actions.
  func editingHasChanged() {
    heightsMayHaveChanged()
    cells.describeAgain()
  }

  private func updateRefreshing(_ table: UITableView, _ page: PageSnapshot) {
    // In the Mac idiom of Catalyst, a table with a refresh control raises an exception.
    guard page.isRefreshable, table.traitCollection.userInterfaceIdiom != .mac else {
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
    if page.isRefreshing {
      table.beginRefreshing(control)
    } else {
      control.endRefreshing()
    }
  }

  private func refresh() {
    reportTypedText()
    if !driver.refresh(), !driver.isRefreshing {
      (table?.refreshControl as? PageRefreshControl)?.endRefreshing()
    }
  }

  /// True if the navigation bar depends on the scroll position.
  var fadesBar: Bool { page?.properties.bar == .fadesIn }

  /// True if the page handles steps of scrolling.
  var observesScrolling: Bool { page?.properties.handlesScrolling == true }

  /// Sends a step of scrolling to the page if the page handles it, unless the application's delegate implements the method
  /// of the step, given by its Objective-C name, in place of the page.
  func send(_ event: ScrollEvent, for method: String) {
    if observesScrolling, !connection.replacesHandlers(of: method) { driver.send(scroll: event) }
  }
}

/// The refresh control of a page, as opposed to one that the application sets.
final class PageRefreshControl: UIRefreshControl {}
#endif
