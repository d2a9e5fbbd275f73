// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Patches")
struct PatchLawTests {
  @Test("A page that was patched is the page that is loaded", arguments: 0..<20 as Range<UInt64>)
  func law(seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    generator.isCareless = seed % 4 == 3
    var page = generator.page()
    let test = TestSession(page)
    for step in 0..<30 {
      let before = page
      generator.change(&page)
      try test.show(page)
      let fresh = ReferenceDOM(main: test.session.mainMarkup().text)
      guard test.dom == fresh else {
        let difference = fresh.difference(from: test.dom)
        Issue.record("seed \(seed), step \(step): \(difference)\n\(before)\n\(page)")
        return
      }
    }
  }

  @Test("A page with more rows than are written is told whole")
  func cut() throws {
    let model = Numbers()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      NumbersPage(model: model)
    }
    #expect(HTML.children(of: HTML.children(of: session.mainMarkup().text)[1])[1].count > 100_000)
    model.count = 9_999
    session.top.driver?.flush()
    let whole = try #require(session.frames(after: 1).first)
    #expect(whole.text.contains("\"html\"") && !whole.text.contains("\"rd\""))
    model.count = 9_998
    session.top.driver?.flush()
    let edits = try #require(session.frames(after: 2).last)
    #expect(edits.text.contains("\"rd\":[[0,9998]]") && edits.text.utf8.count < 100)
  }

  @Test("All rows that a page has are written, and none else", arguments: 0..<20 as Range<UInt64>)
  func rows(seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    let test = TestSession(generator.page())
    let page = try #require(test.session.top.page)
    #expect(test.dom.sections.map(\.rows.count) == page.sections.map(\.rowCount))
  }
}

@Observable
@MainActor
private final class Numbers {
  var count = 10_001
}

private struct NumbersPage: TablePage {
  let model: Numbers
  var title: String { "Numbers" }
  var sections: [TableSection] {
    TableSection(0..<model.count, id: \.self) { Row("\($0)") }
  }
}
