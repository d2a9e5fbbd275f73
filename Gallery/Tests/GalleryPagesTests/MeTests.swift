// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Me")
struct MeTests {
  @Test(
    "Three rows push a page and log it",
    arguments: [
      (0, Localized.info, Localized.leadsToInfo), (5, .stickers, .leadsToStickers),
      (7, .settings, .leadsToSettings),
    ], GalleryLanguage.allCases)
  func leads(row: (id: Int, title: Localized, message: Localized), language: GalleryLanguage)
    throws
  {
    let page = GalleryTest(.me, language)
    try page.test.tap(.id(row.id))
    #expect(page.test.titles == [page.say(.me), page.say(row.title)])
    #expect(page.gallery.log == [row.message])
    try page.test.back()
    #expect(page.test.title == page.say(.me) && page.test.selectedRow == nil)
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("The profile row is 80 points tall and shows the account")
  func profile() throws {
    let page = GalleryTest(.me)
    let indexPath = RowIndexPath(section: 0, row: 0)
    #expect(page.test.page.style(at: indexPath)?.rowHeight == .fixed(80))
    #expect(page.test.rows.first == ["J_Knight", "WeChat ID: xxxxxx"])
    page.gallery.account.name = "Ann"
    #expect(page.test.rows.first == ["Ann", "WeChat ID: xxxxxx"])
    #expect(page.edits == ["4 sections, 7 rows → 4 sections, 7 rows\n~ 0.0 → 0.0"])
  }

  @Test("The profile consists of an avatar, two lines, space and a code")
  func body() throws {
    let content = ProfileContent(avatar: "avatar", name: "Ann", weChatID: "ann", code: "qrcode")
    let style = Theme.weChat.style
    guard case .horizontal(let stack) = content.body(style: style) else {
      Issue.record("no horizontal stack")
      return
    }
    #expect(stack.spacing == 12 && stack.alignment == .center)
    #expect(stack.parts.count == 4)
    #expect(stack.parts.first == .image(.named("avatar"), size: .square(56)))
    #expect(
      stack.parts[1]
        == .vertical(spacing: 4) {
          Part.text("Ann", font: .system(size: 15), color: .label, lineLimit: 1)
          Part.text("ann", font: .system(size: 12), color: .label, lineLimit: 1)
        })
    #expect(stack.parts.last == .image(.named("qrcode"), size: .square(20)))
  }
}
