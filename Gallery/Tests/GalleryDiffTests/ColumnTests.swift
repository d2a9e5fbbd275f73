// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryDiff
import Testing

@Suite("Columns of text")
struct ColumnTests {
  @Test(
    "A string is as wide as a terminal draws it",
    arguments: [
      ("", 0), ("Wi-Fi", 5), ("Español", 7), ("Espan\u{303}ol", 7), ("日本語", 6), ("한국어", 6),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("ﾊﾝｶｸ", 4), ("ＦＵＬＬ", 8), ("🇮🇪", 2), ("👩‍👩‍👧", 2),
      ("☀️", 2), ("☀", 1), ("a\u{200B}b", 2), ("“…”", 3), ("− ↕ │", 5),
    ])
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test("A text that fits is unchanged")
  func fits() {
    #expect("Television".truncated(to: 10) == "Television")
    #expect("日本語".truncated(to: 6) == "日本語")
    #expect("".truncated(to: 0).isEmpty)
  }

  @Test("A longer text ends in an ellipsis, which takes a column")
  func truncated() {
    #expect("Television".truncated(to: 9) == "Televisi…")
    #expect("Night mode".truncated(to: 7) == "Night…")
    #expect("Television".truncated(to: 1) == "…")
    #expect("Television".truncated(to: 0).isEmpty)
  }

  @Test("A wide character is never cut in half")
  func wide() {
    #expect("日本語".truncated(to: 5) == "日本…")
    #expect("日本語".truncated(to: 4) == "日…")
    #expect("日本語".truncated(to: 2) == "…")
  }

  @Test("A truncated text is never wider than the limit, and as long as possible")
  func law() {
    for text in ["Television", "日本語 and 한국어", "👩‍👩‍👧 family", "Espan\u{303}ol"] {
      for limit in 0...text.columns {
        let result = text.truncated(to: limit)
        #expect(result.columns <= limit)
        #expect(limit == text.columns ? result == text : result.columns >= limit - 2)
      }
    }
  }

  @Test("Sentences break at spaces")
  func wrapped() {
    #expect("No table view moves".wrapped(to: 10) == ["No table", "view moves"])
    #expect("No table view moves".wrapped(to: 4) == ["No", "tab…", "view", "mov…"])
    #expect("".wrapped(to: 4) == [""])
  }
}
