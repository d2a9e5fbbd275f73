// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Header heights")
struct HeaderHeightTests {
  /// SJStaticTableView gives a header 10 points even if it has a title (weakness S19).
  @Test("An automatic header is as tall as its title, or 10 without a title")
  func automatic() {
    let height = ResolvedStyle().headerHeight
    #expect(height == ResolvedStyle().footerHeight)
    #expect(height.resolved(content: nil) == 10)
    #expect(height.resolved(content: 4) == 10)
    #expect(height.resolved(content: 38.5) == 38.5)
  }

  @Test("A fixed height is used unchanged, and 0 takes no space", arguments: [nil, 0, 40])
  func fixed(content: Double?) {
    #expect(HeaderHeight.fixed(0).resolved(content: content) == 0)
    #expect(HeaderHeight.fixed(25).resolved(content: content) == 25)
  }
}
