// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The sizes of texts are those of the stand-in.
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
    screen.visitCells { cell in
      for case let label as UILabel in cell.contentView.drawnParts where label.numberOfLines == 0 {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
        #expect(
          needed.height <= label.bounds.height + 0.5,
          "“\(label.text ?? "")” takes \(needed), and has \(label.bounds.size)")
      }
    }
  }
}
#endif
