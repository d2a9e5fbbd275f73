// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTableHost {
  /// Drags a row to a position of its section, and returns false if either does not exist.
  ///
  /// The table shows the row there before the driver is notified.
  @discardableResult
  public func moveRow(at indexPath: RowIndexPath, to position: Int) -> Bool {
    guard let page, let reference = page.reference(at: indexPath),
      (0..<page.sections[indexPath.section].rowCount).contains(position)
    else { return false }
    self.page = driver.reorder(reference, to: position)
    table.moveRow(at: indexPath, to: position, page: self.page ?? page)
    return true
  }
}

extension StrictTable {
  /// Moves a row within its section, to match the page after the move.
  package mutating func moveRow(
    at indexPath: RowIndexPath, to position: Int, page: PageSnapshot
  ) {
    let section = indexPath.section
    guard sections[section].rowCount <= drawnRows else {
      sections[section] = drawSection(section, of: page)
      return
    }
    let cell = sections[section].cells.remove(at: indexPath.row)
    sections[section].cells.insert(cell, at: position)
  }
}
