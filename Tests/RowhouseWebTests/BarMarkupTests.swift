// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseModel
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The colors of the bar in the browser")
struct BarMarkupTests {
  private struct BarPage: TablePage {
    let barColors: PageBarColors?
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { Row("a") } }
  }

  private func styles(_ colors: PageBarColors?) -> String {
    let page = BarPage(barColors: colors)
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    _ = session.mainMarkup()
    return session.styles
  }

  @Test("The rules of the page contain them, for the bar that is outside of the page")
  func rules() throws {
    let colors = PageBarColors(
      background: .hex(0x00695C), title: .adaptive(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0)))
    let rules = styles(colors)
    #expect(rules.contains("--bar-ground:#00695c"))
    #expect(rules.contains("--bar-title:light-dark(#ffffff,#000000)"))
    #expect(rules.contains("--bar-tint:var(--tint)"))
    let rule = try #require(rules.split(separator: "\n").first { $0.contains("--bar-ground") })
    #expect(rule.hasPrefix(":root:has(>body>form>main."))
    #expect(!styles(nil).contains("--bar-"))
  }
}
