// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

extension TypingTests {
  @MainActor
  @Suite("A million rows")
  struct MillionTests {
    private let rows = 2

    @Test("Only visible rows have cells, which are reused")
    func million() {
      let screen = AppScreen(opening: .million)
      let table = screen.table
      #expect(table.numberOfRows(inSection: rows) == 1_000_000)
      var cells: Set<ObjectIdentifier> = []
      var kept: [UITableViewCell] = []
      var shown = 0
      func look() {
        #expect(screen.faultsInView() == [])
        for cell in table.visibleCells where cells.insert(ObjectIdentifier(cell)).inserted {
          kept.append(cell)
        }
        shown += table.visibleCells.count
      }
      look()
      for _ in 0..<30 {
        table.scroll(by: 600)
        look()
      }
      // First to a row, then to the end.
      screen.table.scroll(to: -table.adjustedContentInset.top)
      let field = screen.view(UITextField.self, in: screen.indexPath(of: "go"))
      field.type("400000")
      field.typeReturn()
      screen.settle()
      #expect(screen.indexPath(in: table) == IndexPath(row: 399_999, section: rows))
      look()
      let last = IndexPath(row: 999_999, section: rows)
      // The rows that come into view have other heights than the table has estimated.
      for _ in 0..<4 {
        table.scrollToRow(at: last, at: .bottom, animated: false)
        screen.settle()
      }
      #expect(table.indexPathsForVisibleRows?.last == last)
      #expect(screen.texts(at: last).contains("1000000"))
      look()
      #expect(shown > 250 && cells.count < 60, "\(cells.count) cells for \(shown) rows")
      screen.tap(at: last)
      #expect(screen.diagnostics.isEmpty)
    }
  }
}

extension AppScreen {
  /// Returns the index path of the first row below the bar.
  fileprivate func indexPath(in table: UITableView) -> IndexPath? {
    let top = table.contentOffset.y + table.adjustedContentInset.top
    return table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).minY >= top - 0.5 }
  }
}
#endif
