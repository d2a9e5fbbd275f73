// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// Moves with the handle of a row.
extension TableHost {
  func drag(_ row: RowView, by distance: Double) {
    table.dragged = dropTarget(of: row, after: distance).map { target in
      DraggedRow(row, distance: distance, edge: edge(from: target.from, to: target.to))
    }
  }

  func endDrag() { table.dragged = nil }

  func drop(_ row: RowView, after distance: Double) {
    reportTypedText()
    if let target = dropTarget(of: row, after: distance) { move(row, to: target.to) }
  }

  /// Returns the index path of a row and the one to which it moves when it is dropped.
  private func dropTarget(
    of row: RowView, after distance: Double
  ) -> (from: RowIndexPath, to: RowIndexPath)? {
    guard let position = table.position(of: row), let source = row.reference.flatMap(indexPath)
    else { return nil }
    let middle = table.index.offset(of: position) + table.index.height(of: position) / 2
    guard let end = table.index.row(at: max(0, middle + distance)) else { return nil }
    let target: RowIndexPath
    switch table.entries.entry(at: end) {
    case .row(let indexPath): target = indexPath
    case .headerFooter(.header, let section): target = RowIndexPath(section: section, row: 0)
    case .headerFooter(.footer, let section):
      target = RowIndexPath(section: section, row: table.entries.rowCounts[section])
    case .ofPage: return nil
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
