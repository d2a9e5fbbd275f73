// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTableHost {
  /// Drags a row to an index path of the page after the move, and returns false if the table does
  /// not have that row or position.
  ///
  /// The table shows the row at its new position before the driver is notified.
  @discardableResult
  public func moveRow(at indexPath: RowIndexPath, to target: RowIndexPath) -> Bool {
    guard let page, let reference = page.reference(at: indexPath),
      page.sections.indices.contains(target.section)
    else { return false }
    let count = page.sections[target.section].rowCount
    guard (0..<count + (target.section == indexPath.section ? 0 : 1)).contains(target.row)
    else { return false }
    self.page = driver.reorder(reference, to: target)
    table.moveRow(at: indexPath, to: target, page: self.page ?? page)
    return true
  }
}

extension StrictTable {
  /// Moves a row, to match the page after the move.
  package mutating func moveRow(
    at indexPath: RowIndexPath, to target: RowIndexPath, page: PageSnapshot
  ) {
    let moved = [indexPath.section, target.section]
    guard moved.allSatisfy({ sections[$0].rowCount < drawnRows }) else {
      for section in moved { sections[section] = drawSection(section, of: page) }
      return
    }
    let cell = sections[indexPath.section].cells.remove(at: indexPath.row)
    sections[target.section].cells.insert(cell, at: target.row)
    for section in Set(moved) {
      sections[section].rowCount = sections[section].cells.count
    }
  }
}
