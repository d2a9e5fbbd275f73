// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The row at the top edge, to which the application scrolls at its next start.
extension TableHost {
  /// The first row below the top edge or a sticky header, or `nil` if the page is not scrolled, or is at its end, follows
  /// it, and opens there in the later window, too.
  var rowAtTop: RestorationState.Row? {
    if let restoredRow { return restoredRow }
    if followsEnd, table.isLastRowInView { return nil }
    return indexPathAtTop.flatMap { page?.restorationRow(at: $0, hiddenHeight: 0) }
  }

  private var indexPathAtTop: RowIndexPath? {
    let (index, entries, offset) = (table.index, table.entries, table.offset)
    guard offset > 0, var position = index.row(at: offset) else { return nil }
    if table.geometry.hasStickyHeaders, case .row(let row) = entries.entry(at: position) {
      let covered = index.height(of: entries.header(of: row.section))
      position = index.row(at: offset + covered) ?? position
    }
    for position in position..<entries.count {
      if case .row(let row) = entries.entry(at: position) { return row }
    }
    return nil
  }

  /// Scrolls to a row of an earlier window, now or as soon as the page contains it.
  func restore(_ row: RestorationState.Row) {
    restoredRow = row
    scrollToRestoredRow()
  }

  /// Scrolls to the row of an earlier window if the page contains it.
  func scrollToRestoredRow() {
    guard let row = restoredRow, let indexPath = page?.indexPath(of: row),
      table.entries.rowCounts.indices.contains(indexPath.section),
      indexPath.row < table.entries.rowCounts[indexPath.section]
    else { return }
    restoredRow = nil
    table.scroll(to: table.entries.position(of: indexPath))
  }
}
#endif
