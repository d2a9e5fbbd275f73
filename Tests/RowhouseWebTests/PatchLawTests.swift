// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Patches")
struct PatchLawTests {
  @Test("A patched page is equal to the loaded page", arguments: 0..<20 as Range<UInt64>)
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

  @Test("All rows of a page are written, and no others", arguments: 0..<20 as Range<UInt64>)
  func rows(seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    let test = TestSession(generator.page())
    let page = try #require(test.session.top.page)
    #expect(test.dom.sections.map(\.rows.count) == page.sections.map(\.rowCount))
  }
}
