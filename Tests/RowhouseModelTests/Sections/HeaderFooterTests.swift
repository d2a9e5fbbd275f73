// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Headers and footers")
struct HeaderFooterTests {
  @Test("A missing or empty text is not a header")
  func empty() {
    #expect(HeaderFooter(nil) == .none)
    #expect(HeaderFooter("") == .none)
    #expect(("" as HeaderFooter) == .none)
    #expect(HeaderFooter("title") == .title("title"))
    #expect(("title" as HeaderFooter) == .title("title"))
  }

  @Test("The texts of a header are those of its content")
  func texts() {
    #expect(HeaderFooter.none.texts == [])
    #expect(HeaderFooter.title("title").texts == ["title"])
    let parts = HeaderFooter.parts(
      .horizontal {
        Part.text("left")
        Part.spacer()
        Part.button("right")
      })
    #expect(parts.texts == ["left", "right"])
  }

  @Test("A section accepts a literal, a text made at run time, parts, or nil")
  func forms() {
    let name = ["run", "time"].joined(separator: " ")
    let plain = TableSection { Row("") }
    #expect(plain.header == .none)
    #expect(plain.footer == .none)
    let literal = TableSection("header", footer: "footer") { Row("") }
    #expect(literal.header == .title("header"))
    #expect(literal.footer == .title("footer"))
    #expect(TableSection(name) { Row("") }.header == .title("run time"))
    #expect(TableSection("\(name)!") { Row("") }.header == .title("run time!"))
    #expect(TableSection("") { Row("") }.header == .none)
    #expect(TableSection(HeaderFooter.parts(.divider)) { Row("") }.header == .parts(.divider))
    #expect(TableSection(name, footer: HeaderFooter.none) { Row("") }.header.texts == [name])
    #expect(TableSection(footer: "footer") { Row("") }.header == .none)
    #expect(TableSection("header", footer: name) { Row("") }.footer == .title(name))
    #expect(TableSection("header") { Row("") }.header(name).footer("").header == .title(name))
  }

  @Test("Texts of headers and footers can be missing")
  func optional() {
    let hint = ["Keep", nil, ""]
    let expected: [HeaderFooter] = [.title("Keep"), .none, .none]
    #expect(hint.map { TableSection($0) { Row("") }.header } == expected)
    #expect(hint.map { TableSection("Code", footer: $0) { Row("") }.footer } == expected)
    #expect(hint.map { TableSection("Code") { Row("") }.header($0).header } == expected)
    #expect(hint.map { TableSection { Row("") }.footer($0).footer } == expected)
    let plain = TableSection("Code", footer: "Hint") { Row("") }
    #expect(plain.header(.none).footer(nil).header == .none)
    #expect(plain.footer(.none).footer == .none && plain.header("x").header == .title("x"))
  }

  @Test("Headers and footers have a fixed or an automatic height")
  func heights() {
    let section = TableSection { Row("") }.headerHeight(.automatic(minimum: 4)).footerHeight(5)
    #expect(section.style.headerHeight == .automatic(minimum: 4))
    #expect(section.style.footerHeight == .fixed(5))
    #expect(section.headerHeight(6).style.headerHeight == .fixed(6))
    #expect(section.footerHeight(.automatic()).style.footerHeight == .automatic())
  }

  @Test("Sections of arrays and of data accept the same headers")
  func otherForms() {
    let rows = TableSection("header", footer: "footer", rows: [Row("")])
    #expect(rows.header == .title("header"))
    #expect(rows.footer == .title("footer"))
    let parts = HeaderFooter.parts(.divider)
    let data = TableSection([1], id: \.self, header: "header", footer: parts) { _ in Row("") }
    #expect(data.header == .title("header"))
    #expect(data.footer == .parts(.divider))
    let name = ["run", "time"].joined(separator: " ")
    let named = TableSection([1], id: \.self, header: name, footer: name) { _ in Row("") }
    #expect(named.header == .title(name))
    #expect(named.footer == .title(name))
    #expect(TableSection(name, footer: name, rows: [Row("")]).footer == .title(name))
  }
}
