// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import Testing
import UIKitDriving

@testable import RowhouseUIKit

@Suite("The heights of rows")
@MainActor
struct RowHeightsTests {
  private func context(textScale: Double = 1) -> DrawingContext {
    DrawingContext(
      theme: .standard, images: .standard, texts: TableTexts(),
      environment: LayoutEnvironment(textScale: textScale, pixelScale: 2), pause: { _ in })
  }

  private let row = CustomRow(Paragraph(text: String(repeating: "word ", count: 40)))
    .height(.automatic()).row
  private let id = RowReference(
    section: ItemID(0), row: ItemID(0), indexPath: RowIndexPath(section: 0, row: 0)
  ).id

  @Test("A height is a whole number of pixels")
  func pixels() {
    var heights = RowHeights()
    let style = Theme.standard.resolve(page: StyleOverrides()).applying(row.style)
    for width in stride(from: 100.0, to: 400, by: 7) {
      let height = heights.height(of: row, id: id, style: style, width: width, in: context())
      #expect(height * 2 == (height * 2).rounded())
    }
  }

  @Test("Only the size of a scaled font depends on the text size")
  func fonts() {
    let large = context(textScale: 2)
    #expect(large.font(.system(size: 20)).pointSize == 40)
    #expect(large.font(StyleFont(size: 20, isScaled: false)).pointSize == 20)
  }

  @Test("Another context measures rows again")
  func contexts() {
    var heights = RowHeights()
    let style = Theme.standard.resolve(page: StyleOverrides()).applying(row.style)
    let (small, large) = (context(), context(textScale: 2))
    let first = heights.height(of: row, id: id, style: style, width: 300, in: small)
    let second = heights.height(of: row, id: id, style: style, width: 300, in: large)
    let third = heights.height(of: row, id: id, style: style, width: 300, in: small)
    #expect(second > first)
    #expect(third == first)
  }
}
#endif
