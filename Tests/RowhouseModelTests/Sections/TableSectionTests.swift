// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Sections")
@MainActor
struct TableSectionTests {
  @Test("Rows come from a builder, from an array or from data")
  func forms() {
    let built = TableSection {
      Row("a")
      Row("b")
    }
    let array = TableSection(rows: [Row("a"), Row("b")])
    let data = TableSection(["a", "b"], id: \.self) { Row($0) }
    #expect(built.titles == ["a", "b"])
    #expect(array.titles == ["a", "b"])
    #expect(data.data?.row(at: 1).standardContent?.title == "b")
    #expect([built, array, data].map(\.rowCount) == [2, 2, 2])
    #expect(built.data == nil)
    #expect(data.rows == [])
  }

  @Test("Rows of an array are identified by position, or by their own id")
  func array() {
    let short = TableSection(rows: [Row("a"), Row("b", id: "b")])
    let long = TableSection(rows: [Row("x"), Row("b", id: "b"), Row("c")])
    #expect(short.ids[0] == long.ids[0])
    #expect(short.ids[1] == "b")
    #expect(Set(long.ids).count == 3)
    let mixed: [AnyRow] = [Row("a").row, ToggleRow("b", isOn: true) { _ in }.row]
    #expect(TableSection(rows: mixed).rowCount == 2)
  }

  @Test("A section has the documented defaults")
  func plain() {
    let section = TableSection {}
    #expect(section.id.isStructural)
    #expect(section.header == .none)
    #expect(section.footer == .none)
    #expect(section.style.isEmpty)
    #expect(section.loadState == .content)
    #expect(section.rowCount == 0)
  }

  @Test("Each modifier sets its property and keeps the others")
  func modifiers() {
    let plain = TableSection("header", footer: "footer") { Row("a") }
    #expect(plain.id("id").id == "id")
    #expect(plain.header("other").header == .title("other"))
    #expect(plain.header("other").footer == .title("footer"))
    #expect(plain.footer(.none).footer == .none)
    #expect(plain.footer(.none).header == .title("header"))
    #expect(plain.loadState(.loading()).loadState == .loading())
    #expect(plain.height(.automatic(minimum: 20)).style.rowHeight == .automatic(minimum: 20))
    let styled = plain.style(\.margin, 3).height(50).headerHeight(20).footerHeight(0)
    var expected = StyleOverrides()
    expected.margin = 3
    expected.rowHeight = .fixed(50)
    expected.headerHeight = .fixed(20)
    expected.footerHeight = .fixed(0)
    #expect(styled.style == expected)
    #expect(styled.header == plain.header)
    #expect(styled.id == plain.id)
    #expect(styled.rows == plain.rows)
    #expect(styled.style(\.margin, nil).style.margin == nil)
    #expect(plain.style.isEmpty)
  }

  @Test("A description has the id, the line, the header, and the number of rows")
  func description() {
    let section = TableSection("General") { Row("a") }.id("s")
    #expect("\(section)" == "section s at \(section.source): “General” 1 row")
    #expect("\(TableSection([1, 2], id: \.self) { Row("\($0)") })".hasSuffix(": 2 rows"))
  }

  @Test("The order of modifiers does not matter")
  func order() {
    let steps: [(TableSection) -> TableSection] = [
      { $0.id(7) }, { $0.header("h") }, { $0.footer("f") }, { $0.loadState(.empty("none")) },
      { $0.style(\.margin, 3) }, { $0.height(50) }, { $0.headerHeight(20) },
      { $0.footerHeight(5) },
    ]
    let plain = TableSection { Row("a") }
    let expected = steps.reduce(plain) { $1($0) }
    forAll(200) { random in
      let found = steps.shuffled(using: &random).reduce(plain) { $1($0) }
      let isSame =
        found.header == expected.header && found.footer == expected.footer
        && found.style == expected.style && found.id == expected.id
        && found.loadState == expected.loadState && found.rows == expected.rows
      return isSame ? nil : "\(found) is not \(expected)"
    }
  }
}
