// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The pages of custom cells")
struct CustomCellTests {
  /// The differences of the seven cells from the theme.
  private static let expected: [ResolvedStyle] = {
    let changes: [(inout ResolvedStyle) -> Void] = [
      { _ in },
      { $0.imageSize = .fixed(.square(20)) },
      { style in
        style.titleFont = .system(size: 8)
        style.titleColor = .adaptive(light: RGBA(hex: 0xC8102E), dark: RGBA(hex: 0xFF8A82))
      },
      { $0.imageGap = 20 },
      { $0.valueImageSize = .fixed(.square(15)) },
      { style in
        style.valueFont = .system(size: 18)
        style.valueColor = .adaptive(light: RGBA(hex: 0x0000FF), dark: RGBA(hex: 0x8AB4FF))
      },
      { $0.valueGap = 18 },
    ]
    return changes.map { change in
      var style = Theme.weChat.style
      change(&style)
      return style
    }
  }()

  @Test(
    "Each cell has its own style and no other",
    arguments: [PageName.groupedCells, .cellsOfOneGroup])
  func styles(name: PageName) {
    let page = GalleryTest(name)
    let styles = page.indexPaths.map { page.test.page.style(at: $0) }
    #expect(styles.count == 7)
    for (row, (style, expected)) in zip(styles, Self.expected).enumerated() {
      #expect(style == expected, "cell \(row + 1)")
    }
  }

  @Test("The style is set on the section of the grouped page, on the row of the other")
  func levels() {
    let grouped = GalleryTest(.groupedCells).test.page
    #expect(grouped.sections.map(\.rowCount) == Array(repeating: 1, count: 7))
    #expect(grouped.sections.map(\.style.isEmpty) == [true] + Array(repeating: false, count: 6))
    let together = GalleryTest(.cellsOfOneGroup).test.page
    #expect(together.sections.map(\.rowCount) == [7])
    #expect(together.sections[0].style.isEmpty)
  }

  @Test(
    "All cells of both pages have the same texts except for their titles",
    arguments: GalleryLanguage.allCases
  )
  func texts(language: GalleryLanguage) {
    let grouped = GalleryTest(.groupedCells, language)
    let together = GalleryTest(.cellsOfOneGroup, language)
    #expect(grouped.test.rows == together.test.rows)
    #expect(grouped.test.rows.map(\.last) == Array(repeating: grouped.say(.honorOfKings), count: 7))
  }
}
