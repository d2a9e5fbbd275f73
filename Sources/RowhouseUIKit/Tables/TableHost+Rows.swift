// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Row queries for the data source and the delegate.
extension TableHost {
  /// Returns the row at an index path of the shown page.
  func row(at indexPath: IndexPath) -> AnyRow? { page?.row(at: RowIndexPath(indexPath)) }

  /// Returns the reference of the row at an index path of the shown page.
  func reference(at indexPath: IndexPath) -> RowReference? {
    page?.reference(at: RowIndexPath(indexPath))
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    layingOut {
      let path = RowIndexPath(indexPath)
      // The driver's page is newer than a page between two batches, and the driver reports a
      // missing row.
      guard let shown, let row = shown.page.row(at: path) ?? driver.row(at: path) else {
        return nil
      }
      return cells.cell(for: row, at: path, in: shown)
    }
  }

  func rowHeight(at indexPath: IndexPath) -> CGFloat {
    guard let row = row(at: indexPath) else { return 0 }
    return shown?.height(of: row, at: RowIndexPath(indexPath)) ?? 0
  }

  func estimatedRowHeight(at indexPath: IndexPath) -> CGFloat {
    guard let hint = page?.heightHint(at: RowIndexPath(indexPath)) else { return 44 }
    // Without an estimate, the table would request the height of every row.
    return max(1, CGFloat(hint.points * estimatedTextScale))
  }
}

extension IndexPath {
  init(_ indexPath: RowIndexPath) { self.init(row: indexPath.row, section: indexPath.section) }
}

extension RowIndexPath {
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
#endif
