// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Random pages")
@MainActor
struct GeneratorTests {
  @Test("the same seed gives the same numbers, pages and changes", arguments: [1, 20_261_121])
  func determinism(seed: UInt64) {
    var first = PageGenerator(seed: seed)
    var second = PageGenerator(seed: seed)
    var firstPage = first.page()
    var secondPage = second.page()
    for _ in 0..<200 {
      #expect(firstPage == secondPage)
      first.change(&firstPage)
      second.change(&secondPage)
    }
  }

  @Test("another seed gives other pages")
  func seeds() {
    let pages = (0..<50).map { seed in
      var generator = PageGenerator(seed: UInt64(seed))
      return generator.page()
    }
    #expect(Set(pages).count > 40)
  }
}
