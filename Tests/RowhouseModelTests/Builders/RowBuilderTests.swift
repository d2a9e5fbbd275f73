// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The row builder")
struct RowBuilderTests {
  @RowBuilder private func contact(_ name: String) -> [AnyRow] {
    Row(name)
    Row("Call \(name)")
  }

  @Test("A builder accepts no statement, one and two")
  func few() {
    #expect(TableSection {}.rowCount == 0)
    #expect(TableSection { Row("only") }.titles == ["only"])
    #expect(
      TableSection {
        Row("first")
        Row("second")
      }.titles == ["first", "second"])
  }

  @Test("All kinds of rows can be combined")
  func kinds() {
    let section = TableSection {
      Row("row")
      ToggleRow("toggle", isOn: true) { _ in }
      ButtonRow("button") {}
      CustomRow(Profile(name: "custom"))
      Row("any").row
    }
    #expect(section.rows.map { $0.texts.first } == ["row", "toggle", "button", "custom", "any"])
  }

  @Test("Arrays of rows are statements")
  func arrays() {
    let section = TableSection {
      Row("first")
      PlainRows.make(3)
      contact("Ada")
      contact("Ada")
      [AnyRow]()
      Row("last")
    }
    #expect(section.titles.count == 9)
    #expect(section.titles.first == "first")
    #expect(section.titles.last == "last")
    #expect(Set(section.ids).count == 9)
  }

  @Test("A function with a builder returns an array, in which own ids and places are valid")
  func functions() {
    @RowBuilder func rows(_ hasMiddle: Bool) -> [AnyRow] {
      Row("first").id("first")
      if hasMiddle { Row("middle") }
      Row("last")
    }
    func section(_ hasMiddle: Bool) -> TableSection {
      TableSection {
        rows(hasMiddle)
        Row("after")
      }
    }
    let (with, without) = (section(true), section(false))
    #expect(with.ids[0] == "first")
    #expect(without.ids[0] == "first")
    #expect(with.id(of: "after") == without.id(of: "after"))
    #expect(Set(with.ids).count == 4)
    #expect(with.id(of: "last") == without.id(of: "last"))
    // No place in one array is the place of another row in the other array.
    #expect(without.id(of: "last") != with.id(of: "middle"))
  }

  @Test("A row in an availability check has the same place as without the check")
  func availability() {
    let section = TableSection {
      Row("first")
      if #available(macOS 12, iOS 15, *) { Row("new") }
      if #available(macOS 12, iOS 15, *) { Row("newer") } else { Row("old") }
      Row("last")
    }
    let plain = TableSection {
      Row("first")
      if Bool(true) { Row("new") }
      if Bool(true) { Row("newer") } else { Row("old") }
      Row("last")
    }
    #expect(section.titles == ["first", "new", "newer", "last"])
    #expect(section.ids == plain.ids)
  }

  @Test("A row's own id replaces its place, and does not change the places around it")
  func ownID() {
    let plain = TableSection {
      Row("first")
      Row("second")
      Row("third")
    }
    let named = TableSection {
      Row("first")
      if Bool(true) { for _ in 0..<1 { Row("second").id("second") } }
      Row("third")
    }
    #expect(named.ids == [plain.ids[0], "second", plain.ids[2]])
    #expect(TableSection { Row("first", id: 7) }.ids == [7])
    #expect(TableSection { Row("first", id: 7).id(8).id(9) }.ids == [9])
    #expect(TableSection { Row("first").id(7).row }.ids == [7])
  }
}
