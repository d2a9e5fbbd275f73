// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The theme of WeChat")
struct ThemeTests {
  private func color(_ color: StyleColor, dark: Bool = false) -> RGBA {
    Theme.weChat.rgba(of: color, dark: dark)
  }

  private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> RGBA {
    RGBA(red: red, green: green, blue: blue)
  }

  @Test("In light its colors are those of the original")
  func colors() {
    let style = Theme.weChat.style
    #expect(color(style.pageBackground) == rgb(240, 239, 245))
    #expect(color(style.rowBackground) == rgb(255, 255, 255))
    #expect(color(style.titleColor) == rgb(0, 0, 0))
    #expect(color(style.valueColor) == rgb(136, 136, 136))
    #expect(color(style.buttonColor) == rgb(0, 0, 0))
    #expect(color(style.tint) == rgb(0, 190, 12))
    #expect(WeChatBar.background == rgb(18, 18, 18))
    #expect(WeChatBar.label == rgb(255, 255, 255) && WeChatBar.chosenTab == rgb(0, 190, 12))
  }

  @Test("The metrics of the theme are those of the original")
  func metrics() {
    let style = Theme.weChat.style
    #expect(style.rowHeight == .fixed(44) && style.margin == 12)
    #expect(style.imageGap == 10 && style.valueGap == 6 && style.imageInset == 8)
    #expect(style.imageSize == .fixed(.square(30)) && style.valueImageSize == .natural)
    #expect(style.titleWidthLimit == 180 && style.valueWidthLimit == 180)
    #expect(style.titleFont == .system(size: 15) && style.valueFont == .system(size: 13))
    #expect(style.buttonFont == .system(size: 16))
    #expect(style.headerHeight.resolved(content: nil) == 10)
    #expect(style.footerHeight.resolved(content: nil) == 10)
  }

  @Test("In dark all text has AA contrast on every background")
  func dark() {
    let page = GalleryTest(.cellsOfOneGroup)
    let cells = page.indexPaths.compactMap { page.test.page.style(at: $0) }
    let texts: [StyleColor] =
      [.label, .secondaryLabel, .placeholder, .tint, .destructive]
      + cells.map(\.titleColor) + cells.map(\.valueColor)
    for back in [StyleColor.rowBackground, .selectedRowBackground, .pageBackground] {
      for text in texts {
        let ratio = color(text, dark: true).contrastRatio(with: color(back, dark: true))
        #expect(ratio >= 4.5, "\(text) on \(back): \(ratio)")
      }
    }
    let badge = color(.badgeLabel, dark: true).contrastRatio(with: color(.badge, dark: true))
    #expect(badge >= 4.5)
  }
}
