// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in lists the views of a screen.
#if os(Linux)
import UIKitDouble

extension AppScreen {
  /// Scrolls through the page, and calls a closure with each cell once it is displayed.
  func visitCells(_ body: (UITableViewCell) -> Void) {
    let inset = table.adjustedContentInset
    table.scroll(to: -inset.top)
    var seen: Set<IndexPath> = []
    while true {
      for indexPath in table.indexPathsForVisibleRows ?? [] where seen.insert(indexPath).inserted {
        if let cell = table.cellForRow(at: indexPath) { body(cell) }
      }
      let end = table.contentSize.height + inset.bottom - table.bounds.height
      if table.contentOffset.y >= end - 0.5 { return }
      table.scroll(to: min(table.contentOffset.y + table.bounds.height * 0.7, end))
    }
  }
}
#endif
