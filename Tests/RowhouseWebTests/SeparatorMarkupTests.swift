// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Separators as classes")
struct SeparatorMarkupTests {
  private struct Page: TablePage {
    let title = "Separators"

    var sections: [TableSection] {
      TableSection {
        Row("a")
        Row("b").style(\.separator, .hidden)
        Row("c")
      }
      TableSection {
        Row("d")
        Row("e").style(\.separator, .line())
      }
      .style(\.separator, .hidden)
    }
  }

  @Test("A row that hides its separator has a class, and so has the list of such a section")
  func classes() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page() }
    let tags = HTMLTag.all(in: session.mainMarkup().text)
    let rows = tags.filter { $0.name == "li" }.map { $0.classes.contains("no-separator") }
    #expect(rows == [false, true, false, true, false])
    let lists = tags.filter { $0.name == "ul" }.map { $0.classes.contains("no-separators") }
    #expect(lists == [false, true])
  }
}
