// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseModel
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The markup of pictures and accessories that browsers cannot show as they are")
struct PictureMarkupTests {
  private struct OnePage: TablePage {
    let row: AnyRow
    var title: String { "Page" }
    var sections: [TableSection] { TableSection(rows: [row]) }
  }

  private final class Picture: Sendable {}

  private func markup(_ row: some RowElement) -> String {
    let page = OnePage(row: row.row)
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    return session.mainMarkup().text
  }

  private struct Labeled: RowContent {
    let source: ImageSource

    func body(style: ResolvedStyle) -> Part {
      .image(source, size: .square(20), label: "Ada & Co")
    }
  }

  @Test("A picture in memory takes the room of its placeholder and loads nothing")
  func held() {
    let source = ImageSource.held(HeldImage(Picture()))
    let row = markup(Row("a").image(source))
    #expect(!row.contains("<img") && !row.contains("/images/"))
    #expect(row.contains("<span class=\"image") && row.contains("aria-hidden=\"true\"></span>"))
    let labeled = markup(CustomRow(Labeled(source: source)))
    #expect(labeled.contains("role=\"img\" aria-label=\"Ada &amp; Co\"></span>"))
    #expect(markup(Row("a").image(.named("a"))).contains("<img"))
  }

  @Test("The letters in place of a picture do not grow with the text size of the browser")
  func letters() {
    let page = OnePage(row: AvatarRow("Ann Miller", picture: nil) { _ in }.row)
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    #expect(session.mainMarkup().text.contains(">AM</span>"))
    #expect(session.styles.contains("{font:600 20.16px/1.3 "))
  }

  @Test("The detail button comes before the chevron, and is one button")
  func detailDisclosure() throws {
    let html = markup(Row("a").accessory(.detailDisclosure).onAccessory {})
    let parts = html.components(separatedBy: "class=\"detail\"")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("class=\"chevron\"") == true)
    #expect(parts.first?.contains("class=\"chevron\"") == false)
  }
}
