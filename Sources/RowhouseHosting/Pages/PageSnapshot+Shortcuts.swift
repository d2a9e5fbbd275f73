// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageSnapshot {
  /// The keyboard shortcuts of the page, with the rows that they tap, in the order of the page.
  ///
  /// Disabled rows and hidden rows, whose height is 0, are not included, and of several rows with the same shortcut, only the
  /// first one is. Rows of data sections, which are created on demand, have no shortcuts.
  ///
  /// - Complexity: O(*n*) in the number of rows that are not in data sections.
  @MainActor
  public var shortcuts: [(shortcut: KeyboardShortcut, row: RowReference)] {
    var found: [(shortcut: KeyboardShortcut, row: RowReference)] = []
    for (section, snapshot) in sections.enumerated() {
      guard case .made(let rows) = snapshot.rows else { continue }
      for (position, row) in rows.enumerated() {
        guard let shortcut = row.shortcut, !row.isDisabled,
          !found.contains(where: { $0.shortcut == shortcut }),
          let reference = reference(at: RowIndexPath(section: section, row: position)),
          style(at: reference.indexPath)?.rowHeight.isHidden != true
        else { continue }
        found.append((shortcut, reference))
      }
    }
    return found
  }
}
