// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@Suite("Markup and styles")
struct MarkupTests {
  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test("A text is shown unchanged, whatever it contains")
  func escaping() {
    var random = SeededGenerator(seed: 3)
    let parts = ["<", ">", "&", "\"", "'", "&lt;", "<script>", "a", "é", " ", "]]>", "<!--", "👋"]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...10, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var markup = Markup()
      markup.write(text)
      #expect(Self.unescaped(markup.text) == text)
      #expect(!markup.text.contains { "<>\"'".contains($0) })
    }
  }

  @Test("Characters that HTML cannot represent are replaced")
  func controls() {
    var markup = Markup()
    markup.write("a\0b\u{1B}c\td")
    #expect(markup.text == "a\u{FFFD}b\u{FFFD}c\td")
  }

  @Test(
    "Numbers have no exponent and no superfluous digit",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (0.5, "0.5"), (-1.25, "-1.25"), (1.0 / 3, "0.333"),
      (44, "44"), (0.0001, "0"), (-0.0001, "0"), (1_000_000, "1000000"), (.infinity, "0"),
      (.nan, "0"), (0.005, "0.005"), (2.05, "2.05"), (1e300, "0"), (-1e19, "0"),
    ])
  func numbers(value: Double, text: String) { #expect(CSS.number(value) == text) }

  @Test("No text ends a quoted name")
  func names() {
    #expect(CSS.quoted("Noto Sans\";}</style>\\") == "\"Noto Sansstyle\"")
  }

  @Test("Equal declarations share a class, and are sent once")
  func classes() {
    let sheet = StyleSheet()
    let first = sheet.className("color:red")
    #expect(sheet.className("color:red") == first && sheet.className("color:blue") != first)
    #expect(sheet.takeNewRules() == sheet.text && sheet.takeNewRules() == "")
  }

  @Test(
    "Languages have a direction",
    arguments: [
      ("en", "ltr"), ("ar", "rtl"), ("AR-eg", "rtl"), ("ckb_IQ", "rtl"), ("he", "rtl"),
      ("az-Arab", "rtl"), ("ar-u-nu-latn", "rtl"), ("fa-IR-u-nu-latn", "rtl"),
      ("ur-Latn", "ltr"), ("zh-Hans", "ltr"), ("", "ltr"),
    ])
  func direction(tag: String, direction: String) {
    #expect(TextDirection(language: tag).rawValue == direction)
  }
}
