// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The state of a page that a later run of the application can restore, and the restoring of such a state.
@MainActor
final class PageRestorer {
  /// The address of the page, or `nil` if it has none.
  private(set) var path: String?
  private let host: TableHost
  /// The values of rows of an earlier run, until the page is shown.
  private var values: [String: RestorableValue] = [:]
  /// The row of an earlier run at the top edge, until the table is scrolled.
  private var row: RestorationState.Row?
  /// The inset at the top of the table when its view was about to disappear, because a table that is not in a window has no
  /// safe area.
  private var topInset: CGFloat = 0

  init(_ page: (any TablePage)?, host: TableHost) {
    path = page?.address
    self.host = host
  }
}

extension PageRestorer {
  /// The current state of the page.
  var state: RestorationState.Page {
    RestorationState.Page(
      path: path, row: row ?? rowAtTop,
      values: values.isEmpty ? host.driver.restorableValues : values)
  }

  /// Restores a state, now or when the page is shown.
  func restore(_ state: RestorationState.Page) {
    row = state.row
    if host.page == nil { values = state.values } else { host.driver.restore(state.values) }
    scroll()
  }

  /// Shows the page, and then restores the values of its rows.
  func show(_ page: any TablePage) {
    host.driver.show(page)
    host.driver.restore(values)
    values = [:]
  }

  /// Shows another page in place of the page, without the state of an earlier run.
  func replacePage(with page: any TablePage) {
    path = page.address
    (values, row) = ([:], nil)
    host.driver.show(page)
  }

  /// Scrolls to the row of the earlier run, once the page contains it and the table is in a window.
  func scroll() {
    guard let row, host.phase.allowsChanges, let page = host.page, let table = host.table,
      table.window != nil, table.bounds.height > 0, let indexPath = page.indexPath(of: row),
      let reference = page.reference(at: indexPath)
    else { return }
    self.row = nil
    // Later, the position at which the page opens would undo this one.
    host.restorePosition()
    host.sizeMayHaveChanged()
    let distance = row.hiddenHeight - table.adjustedContentInset.top
    KeptPosition(reference, distance: distance).restore(in: table, showing: page)
  }

  /// Called during an update, before the table has the rows of the page.
  func pageWillChange() {
    if row != nil { Task { [weak self] in self?.scroll() } }
  }

  /// Called when the view of the page is about to disappear.
  func pageWillDisappear() {
    if let table = host.table { topInset = table.adjustedContentInset.top }
  }

  /// Forgets the row of the earlier run, because the user or the application has scrolled the table.
  func cancelScrolling() { row = nil }

  /// The row at the top edge of the table, or `nil` if the table is not scrolled, or is at the end of a page that follows
  /// it and opens there in the later run, too.
  private var rowAtTop: RestorationState.Row? {
    guard let table = host.table, let page = host.page, !(page.followsEnd && table.isAtEnd) else {
      return nil
    }
    let inset = table.window == nil ? topInset : table.adjustedContentInset.top
    if let kept = host.keptPosition {
      return kept.row(below: inset, on: page).flatMap {
        page.restorationRow(at: $0.indexPath, hiddenHeight: Double($0.hiddenHeight))
      }
    }
    let top = table.contentOffset.y + inset
    guard top > 0 else { return nil }
    let rows = table.indexPathsForRows(in: table.bounds) ?? []
    guard let first = rows.first(where: { table.rectForRow(at: $0).maxY > top }) else { return nil }
    return page.restorationRow(
      at: RowIndexPath(first), hiddenHeight: Double(top - table.rectForRow(at: first).minY))
  }
}
#endif
