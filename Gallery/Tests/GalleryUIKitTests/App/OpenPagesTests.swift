// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import GalleryPages
import GalleryUIKit
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("Pages of an earlier run of the app")
struct OpenPagesTests {
  private func later(_ pages: OpenPages) throws -> OpenPages {
    try JSONDecoder().decode(OpenPages.self, from: try JSONEncoder().encode(pages))
  }

  @Test("The selected tab and its pages are open again, at the same row")
  func sameRow() throws {
    let first = AppScreen(opening: .million)
    first.table.scroll(to: 50_000)
    first.settle()
    let text = try #require(topText(of: first))
    let second = AppScreen(pages: try later(first.app.openPages))
    #expect(second.titles == first.titles && second.titles.count == 2)
    #expect(topText(of: second) == text)
    second.back()
    #expect(second.titles == [first.gallery.say(.start)])
    #expect(second.diagnostics.isEmpty)
  }

  @Test(
    "A page of the list is open again",
    arguments: [PageName.settings, .shop, .choices, .signUp, .cities, .storeManager])
  func page(name: PageName) throws {
    let first = AppScreen(opening: name)
    let second = AppScreen(pages: try later(first.app.openPages))
    #expect(second.titles == first.titles)
    #expect(second.page.description == first.page.description)
    #expect(second.diagnostics.isEmpty)
  }

  private func topText(of screen: AppScreen) -> String? {
    let table = screen.table
    let edge = table.contentOffset.y + table.adjustedContentInset.top
    let row = table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).maxY > edge }
    return row.flatMap { screen.page.row(at: RowIndexPath(section: $0.section, row: $0.row)) }
      .map { $0.texts.joined(separator: " ") }
  }
}
#endif
