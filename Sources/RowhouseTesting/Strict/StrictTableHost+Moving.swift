// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension StrictTableHost {
  /// Drags a row to another place of its section, as a user does: the table shows it there, and the
  /// driver is told after that.
  ///
  /// - Parameters:
  ///   - indexPath: Where the row stands on the page that is shown.
  ///   - position: Where it is let go, counted from 0 in the rows of its section.
  /// - Returns: Whether there are such a row and such a place.
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
  /// Shows a row at another place of its section.
  ///
  /// - Parameters:
  ///   - indexPath: Where it stands.
  ///   - position: Where it comes to stand.
  ///   - page: The page with the row at its new place, for rows that were not drawn before.
  public mutating func moveRow(
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
