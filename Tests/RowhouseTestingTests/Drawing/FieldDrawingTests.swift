// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct FieldDrawingTests {
  @Test func fieldsAreInBracketsAtTheEdge() {
    let text = drawing {
      FieldRow("Name", text: "Ada") { _ in }
      FieldRow("Phone", text: "") { _ in }
      FieldRow("E-mail", text: "", placeholder: "at home") { _ in }
      FieldRow("Age", text: "36") { _ in }.value("years").accessory(.detail)
    }
    #expect(
      text == """
          Name                   [Ada]
          Phone                     []
          E-mail            [at home…]
          Age           [36] years (i)
        """)
    #expect(text.lines.allSatisfy { $0.count == 30 })
  }

  @Test func fieldsWithoutTitlesBeginAtTheLeadingEdge() {
    #expect(
      drawing { FieldRow("", text: "", placeholder: "Search") { _ in } } == "  [Search…]")
    #expect(
      drawing { FieldRow("", text: "a") { _ in }.value("b") } == "  [a] b")
  }

  @Test func severalLinesAreBelowTheTitle() {
    let text = drawing {
      FieldRow("Note", text: "one\ntwo") { _ in }.lines(3)
      FieldRow("Note", text: "1\n2\n3") { _ in }.lines(2).value("long")
      FieldRow("", text: "", placeholder: "Note") { _ in }.lines(2)
    }
    #expect(
      text == """
          Note
          [one]
          [two]
          []
          Note                    long
          [1]
          [2]
          [3]
          [Note…]
          []
        """)
  }

  @Test func fieldsAreDrawnWithAtMostTwelveLines() {
    let text = drawing { FieldRow("", text: "") { _ in }.lines(4_000) }
    #expect(text.lines == Array(repeating: "  []", count: 12))
  }

  @Test(arguments: FieldKind.allCases)
  func onlySecureFieldsHideTheirText(kind: FieldKind) {
    let text = drawing { FieldRow("Kind", text: "a👋b", kind: kind) { _ in } }
    let shown = kind == .secure ? "•••" : "a👋b"
    #expect(text.lines[0].hasSuffix("  [\(shown)]"))
  }

  @Test func controlCharactersOfFieldsAreEscaped() {
    #expect(drawing(of: .field("a\u{1B}b", label: "")) == "  [a\\u{1B}b]")
  }

  @Test func fieldsShareTheWidth() {
    let text = drawing(
      of: .horizontal {
        Part.field("from", label: "", control: "from")
        Part.field("to", label: "", control: "to")
      })
    #expect(text == "  [from] [to]")
  }
}
