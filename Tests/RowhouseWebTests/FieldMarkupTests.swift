// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The markup of fields")
struct FieldMarkupTests {
  private func markup(@RowBuilder _ rows: @escaping () -> [AnyRow]) -> String {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      RowsPage(rows: rows())
    }
    return session.mainMarkup().text
  }

  private struct RowsPage: TablePage {
    let rows: [AnyRow]
    var title: String { "Rows" }
    var sections: [TableSection] { TableSection(rows: rows).id("s") }
  }

  @Test("A one-line field is an input element")
  func line() {
    let html = markup { FieldRow("Name", text: "Ada", placeholder: "Who") { _ in }.id("n") }
    let mark = ControlValue.text("Ada").mark
    #expect(
      html.contains(
        """
         name="value/ts/tn//text/\(mark)" data-control="" aria-label="Name" maxlength="4000" \
        autocomplete="off" dir="auto" placeholder="Who" type="text" value="Ada">
        """), "\(html)")
    // A click anywhere in the row focuses the field.
    #expect(html.contains("<label class=\"cell\">") && html.contains("</label></li>"))
  }

  @Test(
    "Each kind has its own type or keyboard",
    arguments: [
      (FieldKind.text, "type=\"text\"", nil), (.secure, "type=\"password\"", nil),
      (.email, "type=\"text\"", "email"), (.phone, "type=\"tel\"", "tel"),
      (.url, "type=\"text\"", "url"), (.number, "type=\"text\"", "decimal"),
      (.search, "type=\"search\"", nil), (.oneTimeCode, "type=\"text\"", "numeric"),
      (.digits, "type=\"text\"", "numeric"),
    ])
  func kinds(kind: FieldKind, type: String, keyboard: String?) {
    let html = markup { FieldRow("Kind", text: "a", kind: kind) { _ in } }
    #expect(html.contains(type))
    #expect(html.contains("inputmode=\"decimal\"") == (kind == .number))
    let isProse = kind == .text || kind == .search
    #expect(html.contains("autocapitalize=\"off\" spellcheck=\"false\"") == !isProse)
    let lines = markup { FieldRow("Kind", text: "a", kind: kind) { _ in }.lines(2) }
    // No element hides several lines.
    #expect(lines.contains("<textarea") == (kind != .secure))
    #expect(lines.contains("type=\"password\"") == (kind == .secure))
    #expect(lines.contains(" type=") == (kind == .secure))
    #expect(lines.contains("inputmode=") == (keyboard != nil))
    if let keyboard { #expect(lines.contains("inputmode=\"\(keyboard)\"")) }
  }

  @Test("A multiline field keeps its first line break, and has a row for each line")
  func lines() {
    let html = markup { FieldRow("Note", text: "\na\r\nb\rc") { _ in }.lines(3) }
    #expect(html.contains(" rows=\"3\">\n\na\nb\nc</textarea>"), "\(html)")
    let many = markup { FieldRow("Note", text: "") { _ in }.lines(5_000) }
    #expect(many.contains(" rows=\"100\">\n</textarea>"))
  }

  @Test("Only a field that reports while typing declares it")
  func live() {
    for reporting in [ControlReporting.onCommit, .continuous] {
      let html = markup { FieldRow("Search", text: "") { _ in }.reporting(reporting) }
      #expect(html.contains(" data-live") == (reporting == .continuous))
    }
  }

  @Test("The limit is that of the row", arguments: [(0, 0), (8, 8), (-1, 0), (9_999, 4_000)])
  func limit(given: Int, written: Int) {
    let html = markup { FieldRow("", text: "") { _ in }.lengthLimit(given) }
    #expect(html.contains(" maxlength=\"\(written)\""))
    #expect(!html.contains("placeholder"))
    let lines = markup { FieldRow("", text: "") { _ in }.lines(3).lengthLimit(9_999) }
    #expect(lines.contains(" maxlength=\"9999\""))
  }

  @Test("No text of a field ends its element", arguments: [1, 3])
  func escaping(lines: Int) {
    let text = "\"><script>alert('x')</script></textarea>&quot;\0"
    let html = markup {
      FieldRow(text, text: text, placeholder: text) { _ in }.lines(lines).id(text)
    }
    #expect(
      !html.contains("<script") && html.components(separated: "</textarea>") == (lines > 1 ? 2 : 1))
    let field = BrowserField.all(in: html)
    let shown = text.replacing("\0", with: "\u{FFFD}")
    #expect(field.map(\.value) == [shown] && field.map(\.label) == [shown])
  }

  @Test("A row with several controls is not a label of its field")
  func label() {
    let rows: [AnyRow] = [
      FieldRow("a", text: "") { _ in }.accessory(.detail).row,
      FieldRow("b", text: "") { _ in }.onSelect {}.row,
      Row("c").row,
    ]
    for row in rows { #expect(!markup { row }.contains("<label")) }
    #expect(markup { FieldRow("d", text: "") { _ in }.onDelete {} }.contains("</label><button"))
  }

  @Test("Hashes of texts differ, and are short")
  func marks() {
    var marks: [String: String] = [:]
    var random = SeededGenerator(seed: 5)
    for number in 0..<20_000 {
      let text = number < 300 ? String(repeating: "a", count: number) : "\(random.next())"
      let mark = ControlValue.text(text).mark
      #expect(mark.utf8.count <= 7 && mark.utf8.allSatisfy { $0 != UInt8(ascii: "/") })
      if let other = marks.updateValue(text, forKey: mark) {
        #expect(other == text, "\(text) and \(other)")
      }
    }
  }
}

extension String {
  fileprivate func components(separated separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
