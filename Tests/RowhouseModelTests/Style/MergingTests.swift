// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Merging overrides")
struct MergingTests {
  private var wide: StyleOverrides {
    var style = StyleOverrides()
    style.margin = 20
    style.imageGap = 4
    return style
  }

  @Test("Merged values win, and other values are kept")
  func wins() {
    var style = StyleOverrides()
    style.margin = 10
    style.titleFont = .system(size: 9)
    style.merge(wide)
    #expect(style.margin == 20)
    #expect(style.imageGap == 4)
    #expect(style.titleFont == .system(size: 9))
  }

  @Test("Merging empty overrides changes no value, and merging into empty ones copies all")
  func empty() {
    var style = wide
    style.merge(StyleOverrides())
    #expect(style == wide)
    var nothing = StyleOverrides()
    nothing.merge(wide)
    #expect(nothing == wide)
  }

  @Test("Rows and sections accept several overrides at once")
  func modifiers() {
    let row = Row("a").style(\.subtitleGap, 1).style(wide).row
    #expect(row.style.margin == 20)
    #expect(row.style.subtitleGap == 1)
    #expect(TableSection {}.style(wide).style == wide)
  }
}
