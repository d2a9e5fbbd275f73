// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Testing
import UIKitDriving

@testable import RowhouseUIKit

@Suite("The width of rows")
struct RowWidthTests {
  private func frame(width: CGFloat = 375, isInset: Bool = false) -> TableWidth {
    TableWidth(
      width: width, safeArea: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5),
      margins: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20), isInset: isInset)
  }

  @Test("The width is estimated from the safe area, or from the margins of an inset table")
  func guesses() {
    #expect(RowWidth().content(in: frame()) == 360)
    #expect(RowWidth().content(in: frame(isInset: true)) == 335)
    #expect(RowWidth().content(in: frame(width: 0)) == 0)
  }

  @Test("The width that cells report replaces the estimate for the same frame only")
  func reports() {
    var width = RowWidth()
    let isNewWidth = width.report(340, in: frame())
    #expect(isNewWidth)
    #expect(width.hasReport)
    #expect(width.content(in: frame()) == 360)
    let isUsed = width.takeReport(of: [340, 340], in: frame())
    #expect(isUsed)
    #expect(!width.hasReport)
    #expect(width.content(in: frame()) == 340)
    #expect(width.content(in: frame(width: 320)) == 305)
  }

  @Test("A reported width is dropped if a cell has the known one, or no cell is left")
  func droppedReport() {
    var width = RowWidth()
    for widths in [[340, 360], []] as [[Double]] {
      _ = width.report(340, in: frame())
      let isUsed = width.takeReport(of: widths, in: frame())
      #expect(!isUsed)
      #expect(!width.hasReport)
      #expect(width.content(in: frame()) == 360)
    }
  }

  @Test("A known or empty width changes no rows")
  func noNews() {
    var width = RowWidth()
    for reported in [360, 360.4, 359.6, 0, -1] {
      let isNewWidth = width.report(reported, in: frame())
      #expect(!isNewWidth)
      #expect(!width.hasReport)
    }
  }

  @Test("Cells that disagree change the width at most four times in each frame")
  func disagreement() {
    var width = RowWidth()
    func changes(in frame: TableWidth) -> Int {
      (0..<10).filter { number in
        let reported = number.isMultiple(of: 2) ? 300.0 : 320
        return width.report(reported, in: frame) && width.takeReport(of: [reported], in: frame)
      }.count
    }
    #expect(changes(in: frame()) == RowWidth.changeLimit)
    #expect(changes(in: frame(width: 400)) == RowWidth.changeLimit)
  }
}
#endif
