// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The parts of rows with a field")
@MainActor
struct FieldBodyTests {
  private let style = ResolvedStyle()

  private func field(_ row: FieldRow) -> FieldPart? {
    guard case .field(let field) = row.body(style: style).controls.first else { return nil }
    return field
  }

  @Test("Examples, drawn")
  func examples() {
    let row = FieldRow("Title", text: "text") { _ in }
    #expect(row.outline == "['Title' [text]]")
    #expect(FieldRow("", text: "text") { _ in }.outline == "[[text]]")
    #expect(row.subtitle("Below").outline == "[{'Title' / 'Below'} [text]]")
    #expect(row.image(.named("lock")).outline == "[[<lock> 'Title'] [text]]")
    #expect(row.value("On").outline == "['Title' [text] 'On']")
    #expect(row.accessory(.disclosure).outline == "[['Title' [text]] >]")
    #expect(row.lines(3).outline == "{['Title' ...] / [text]}")
    #expect(row.lines(3).value("On").outline == "{['Title' ... 'On'] / [text]}")
    #expect(row.lines(3).accessory(.detail).outline == "[{['Title' ...] / [text]} i]")
    #expect(FieldRow("", text: "text") { _ in }.lines(3).outline == "[[text]]")
    #expect(row.lines(1...3).outline == "{['Title' ...] / [text]}")
    #expect(row.lines(1...1).outline == "['Title' [text]]")
    #expect(row.lines(1...3).lines(1).outline == "['Title' [text]]")
  }

  @Test("Beside a title the text is at the value's place, and otherwise at the title's")
  func alignment() {
    let row = FieldRow("Title", text: "text") { _ in }
    #expect(field(row)?.alignment == .trailing)
    #expect(field(row.lines(2))?.alignment == .leading)
    #expect(field(FieldRow("", text: "text") { _ in })?.alignment == .leading)
    #expect(field(FieldRow("", subtitle: "Below", text: "text") { _ in })?.alignment == .leading)
  }

  @Test("The title, or else the placeholder, is the accessibility label")
  func label() {
    let row = FieldRow("Title", text: "", placeholder: "Search") { _ in }
    #expect(field(row)?.label == "Title")
    #expect(field(FieldRow("", text: "", placeholder: "Search") { _ in })?.label == "Search")
  }

  @Test("The text has the font of values and the color of titles")
  func look() {
    var style = ResolvedStyle()
    style.valueFont = .system(size: 21)
    style.titleColor = .tint
    let row = FieldRow("Title", text: "text") { _ in }
    guard case .field(let field) = row.body(style: style).controls.first else {
      Issue.record("no field")
      return
    }
    #expect(field.font == .system(size: 21) && field.color == .tint && field.control == .main)
  }

  @Test("The field contains the row's text unchanged", arguments: FieldKind.allCases)
  func input(kind: FieldKind) {
    let row = FieldRow("Title", text: "a\nb", placeholder: "c", kind: kind) { _ in }
      .lines(4).lengthLimit(7).reporting(.continuous)
    var expected = FieldInput("a\nb")
    expected.placeholder = "c"
    expected.kind = kind
    expected.lines = 4
    expected.lengthLimit = 7
    expected.reporting = .continuous
    #expect(field(row)?.input == expected)
  }

  @Test("A field part has the look of texts by default")
  func part() {
    var input = FieldInput("text")
    input.placeholder = "placeholder"
    input.kind = .url
    let part = Part.field("text", label: "label", placeholder: "placeholder", kind: .url)
    #expect(part == .control(.field(FieldPart(input, label: "label"))))
    let plain = FieldPart(FieldInput(""), label: "")
    #expect(plain.font == .system(size: 15) && plain.color == .label)
    #expect(plain.alignment == .leading && plain.control == .main)
  }
}
