// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import GalleryPages
import GalleryTesting
import Rowhouse
import Testing
import UIKitDouble

/// All pages at the largest text size.
@MainActor
@Suite("The gallery at the largest text size")
struct LargeTextTests {
  @Test(
    "At the largest text size and 320 points, texts without a line limit are complete",
    arguments: PageName.allCases.filter { $0 != .million }, GalleryLanguage.allCases)
  func largestText(name: PageName, language: GalleryLanguage) {
    let screen = AppScreen(language, size: CGSize(width: 320, height: 844))
    screen.window.setTextSize(.accessibilityExtraExtraExtraLarge)
    screen.open(name)
    screen.settle()
    let (faults, seen) = screen.check()
    #expect(faults == [])
    #expect(seen == screen.page.rowCount)
    visit(screen) { cell in
      for case let label as UILabel in cell.contentView.drawnParts where label.numberOfLines == 0 {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
        #expect(
          needed.height <= label.bounds.height + 0.5,
          "“\(label.text ?? "")” takes \(needed), and has \(label.bounds.size)")
      }
    }
  }

  /// Scrolls through a page, and calls a closure with each cell once it is displayed.
  private func visit(_ screen: AppScreen, _ body: (UITableViewCell) -> Void) {
    let table = screen.table
    let inset = table.adjustedContentInset
    table.scroll(to: -inset.top)
    var seen: Set<IndexPath> = []
    while true {
      for place in table.indexPathsForVisibleRows ?? [] where seen.insert(place).inserted {
        if let cell = table.cellForRow(at: place) { body(cell) }
      }
      let end = table.contentSize.height + inset.bottom - table.bounds.height
      if table.contentOffset.y >= end - 0.5 { return }
      table.scroll(to: min(table.contentOffset.y + table.bounds.height * 0.7, end))
    }
  }
}
#endif
