// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// Moves with the handle of a row.
extension TableHost {
  func drag(_ row: RowView, by distance: Double, pointer: (x: Double, y: Double)) {
    guard let top = row.pointer.point(0, 0, in: table.pointer)?.y,
      let y = row.pointer.point(pointer.x, pointer.y, in: table.pointer)?.y
    else { return }
    userMoved()
    // A click that moves a row by less than GTK's threshold must not scroll.
    let isMoved = gtk_drag_check_threshold(row.pointer, 0, 0, 0, Int32(clamping: Int(distance)))
    let isScrolling = isMoved != 0 && isInWindow(pointer, of: row)
    table.dragged = DraggedRow(
      row, top: top + distance,
      speed: isScrolling ? EdgeScrolling.speed(pointer: y, height: table.viewHeight) : 0)
    showDropTarget()
  }

  func endDrag(of row: RowView) {
    if table.dragged?.row === row { table.dragged = nil }
  }

  /// Shows the dragged row in its place again, before the user releases it.
  ///
  /// - Returns: True if a row was dragged.
  func cancelDrag() -> Bool {
    guard let row = table.dragged?.row else { return false }
    row.cancelDrag()
    endDrag(of: row)
    return true
  }

  func drop(_ row: RowView) {
    guard let dragged = table.dragged, dragged.row === row else { return }
    table.dragged = nil
    reportTypedText()
    guard let reference = row.reference, let target = dropTarget(of: dragged)?.to else { return }
    let offset = table.offset
    move(row, to: target)
    // The table keeps the rows in view in place, although the user sees how they make room.
    if page?.indexPath(of: reference) == target { table.scroll(by: offset - table.nextOffset) }
  }

  /// Shows a gap at the position to which the dragged row would move.
  func showDropTarget() {
    guard let dragged = table.dragged else { return }
    let edge = dropTarget(of: dragged).map { self.edge(from: $0.from, to: $0.to) }
    table.dragged?.edge = edge
  }

  private func isInWindow(_ pointer: (x: Double, y: Double), of row: RowView) -> Bool {
    guard let window = gtk_widget_get_root(row.pointer)?.widget,
      let point = row.pointer.point(pointer.x, pointer.y, in: window)
    else { return false }
    return gtk_widget_contains(window, point.x, point.y) != 0
  }

  /// Returns the index path of a row and the one to which it moves when it is dropped.
  private func dropTarget(of dragged: DraggedRow) -> (from: RowIndexPath, to: RowIndexPath)? {
    guard let row = dragged.row, let position = table.position(of: row),
      let source = row.reference.flatMap(indexPath)
    else { return nil }
    let middle = table.offset.rounded() + dragged.top + table.index.height(of: position) / 2
    guard let end = table.index.row(at: max(0, middle)) else { return nil }
    let target: RowIndexPath
    let counts = table.entries.rowCounts
    switch table.entries.entry(at: end) {
    case .row(let indexPath): target = indexPath
    case .headerFooter(.header, let section): target = RowIndexPath(section: section, row: 0)
    case .headerFooter(.footer, let section):
      target = RowIndexPath(section: section, row: counts[section])
    case .ofPage(.header): target = RowIndexPath(section: 0, row: 0)
    case .ofPage(.footer):
      target = RowIndexPath(section: counts.count - 1, row: counts.last ?? 0)
    }
    return (source, driver.moveTarget(from: source, to: target))
  }

  private func indexPath(of reference: RowReference) -> RowIndexPath? {
    page?.indexPath(of: reference)
  }

  /// Returns the distance from the top of the page to the edge at which a row would be inserted.
  private func edge(from source: RowIndexPath, to target: RowIndexPath) -> Double {
    let position = table.entries.position(of: target)
    let isBelow = source.section == target.section && target.row > source.row
    return table.index.offset(of: isBelow ? position + 1 : position)
  }
}
#endif
