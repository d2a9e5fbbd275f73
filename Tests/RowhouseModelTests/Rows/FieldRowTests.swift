// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Rows with a field")
@MainActor
struct FieldRowTests {
  private func input(_ row: FieldRow) throws -> FieldInput {
    guard case .field(let input) = row.row.standardContent?.control else { throw NoField() }
    return input
  }

  private struct NoField: Error {}

  @Test("A field accepts any text of one line by default")
  func defaults() throws {
    let row = FieldRow("Name", text: "Ada") { _ in }
    #expect(try input(row) == FieldInput("Ada"))
    let plain = FieldInput("Ada")
    #expect(plain.placeholder == "" && plain.kind == .text && plain.lines == 1)
    #expect(plain.lengthLimit == 4_000 && plain.reporting == .onCommit)
    #expect(row.row.handlers.events == RowEvents(.change))
    #expect(row.row.id.isStructural && row.row.accessory == .none)
  }

  @Test("Arguments of the initializer are stored")
  func initializer() throws {
    let row = FieldRow("E-mail", subtitle: "work", text: "a", placeholder: "b", kind: .email) { _ in
    }
    let content = try #require(row.row.standardContent)
    #expect(content.title == "E-mail" && content.subtitle == "work" && content.value == nil)
    let input = try input(row)
    #expect(input.text == "a" && input.placeholder == "b" && input.kind == .email)
  }

  @Test("The field calls its closure with the typed text, and reacts to no other event")
  func change() {
    var typed: [String] = []
    let row = FieldRow("Name", text: "Ada") { typed.append($0) }.row
    row.handlers[.change]?(.main, .text("Grace"))
    row.handlers[.change]?(.main, .text(""))
    row.handlers[.change]?(.main, .pressed)
    row.handlers[.change]?(.main, .isOn(true))
    #expect(typed == ["Grace", ""])
  }

  @Test("Each modifier sets only its property, whatever was set before")
  func modifiers() {
    forAll(300) { random in
      var expected = FieldInput("text")
      var row = FieldRow("title", text: "text") { _ in }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let number = Int.random(in: -3...5_000, using: &random)
        switch number & 3 {
        case 0:
          row = row.lines(number)
          expected.lines = number
        case 1:
          row = row.lengthLimit(number)
          expected.lengthLimit = number
        case 2:
          row = row.reporting(.continuous)
          expected.reporting = .continuous
        default:
          row = row.reporting(.onCommit)
          expected.reporting = .onCommit
        }
      }
      var content = StandardContent("title")
      content.control = .field(expected)
      return row.row.standardContent == content ? nil : "\(row.row) instead of \(content)"
    }
  }

  @Test(
    "An invalid limit becomes the nearest valid one",
    arguments: [
      (0, 0), (1, 1), (3_999, 3_999), (4_000, 4_000), (4_001, 4_000), (-1, 0), (.min, 0),
      (.max, 4_000),
    ])
  func allowedLength(limit: Int, allowed: Int) throws {
    let row = FieldRow("", text: "") { _ in }.lengthLimit(limit)
    #expect(try input(row).allowedLength == allowed)
    #expect(try input(row).takes(String(repeating: "x", count: allowed)))
    #expect(try !input(row).takes(String(repeating: "x", count: allowed + 1)))
  }

  @Test(
    "A multiline field may have a greater limit",
    arguments: [(3, 4_001, 4_001), (2, 50_000, 50_000), (3, 50_001, 50_000), (1, 50_000, 4_000)])
  func allowedLengthOfLines(lines: Int, limit: Int, allowed: Int) throws {
    let row = FieldRow("", text: "") { _ in }.lengthLimit(limit).lines(lines)
    #expect(try input(row).allowedLength == allowed)
    #expect(try input(FieldRow("", text: "") { _ in }.lines(lines)).allowedLength == 4_000)
  }

  @Test("A field that grows from one line accepts line breaks and the length of several lines")
  func growing() throws {
    let row = FieldRow("", text: "") { _ in }.lines(1...6).lengthLimit(5_000)
    let input = try input(row)
    #expect(input.lines == 1 && input.growth == 6 && input.isMultiline)
    #expect(input.allowedLength == 5_000 && input.takes("a\nb"))
    let secure = try self.input(FieldRow("", text: "", kind: .secure) { _ in }.lines(1...6))
    #expect(!secure.isMultiline && !secure.takes("a\nb"))
  }

  @Test("A text that is too long can be changed, but does not become longer")
  func tooLong() throws {
    let row = FieldRow("", text: "01234567") { _ in }.lengthLimit(5)
    for text in ["", "1234567", "x1234567"] { #expect(try input(row).takes(text), "\(text)") }
    #expect(try !input(row).takes("012345678"))
  }

  @Test(
    "Only the inserted part of a text is shortened",
    arguments: [
      ("abcd", "abXYZcd", 5, "abX", "cd"), ("abcd", "abcdXYZ", 6, "abcdXY", ""),
      ("abcd", "XYZabcd", 4, "", "abcd"), ("abcd", "aXYZd", 3, "aX", "d"),
      ("abcdef", "abXdef", 2, "ab", "def"), ("abcdef", "abcde", 2, "abcde", ""),
      ("aaa", "aaaaa", 4, "aaaa", ""), ("", "abc", 2, "ab", ""), ("a", "👋a", 2, "", "a"),
    ])
  func shortening(old: String, new: String, most: Int, start: String, end: String) {
    #expect(new.shorteningInsertion(into: old, toUTF16: most) == (start, end))
  }

  @Test("The limit counts in UTF-16 code units, as browsers and UIKit do")
  func units() {
    var input = FieldInput("")
    input.lengthLimit = 2
    for text in ["", "ab", "é", "👋", "日本"] { #expect(input.takes(text), "\(text)") }
    for text in ["abc", "e\u{301}e", "👋a", "🇨🇭"] { #expect(!input.takes(text), "\(text)") }
  }

  @Test("Only a multiline field accepts line breaks", arguments: [-1, 0, 1, 2, 3, 100])
  func lineBreaks(lines: Int) {
    var input = FieldInput("")
    input.lines = lines
    for text in ["a\nb", "a\r\nb", "\r", "\n"] { #expect(input.takes(text) == (lines > 1)) }
    // A browser replaces these signs when they are pasted.
    for text in ["a\u{2028}b", "a\u{85}b", "a\u{0B}b", "a\tb"] { #expect(input.takes(text)) }
  }

  @Test("The texts of a secure field are hidden")
  func legible() {
    for kind in FieldKind.allCases {
      var input = FieldInput("1234")
      input.kind = kind
      #expect(input.legibleText == (kind == .secure ? nil : "1234"))
      #expect(
        FieldRow("PIN", text: "1234", kind: kind) { _ in }.row.texts.contains("1234")
          == (kind != .secure))
    }
    #expect(FieldInput("").legibleText == nil)
    let row = FieldRow("PIN", text: "1234", kind: .secure) { _ in }.row
    #expect(!"\(row)".contains("1234"), "A description of the row contains the text")
    #expect(FieldRow("Name", text: "") { _ in }.row.texts == ["Name"])
  }
}
