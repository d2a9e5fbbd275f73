// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The section builder")
@MainActor
struct SectionBuilderTests {
  private func sections(@SectionBuilder _ sections: () -> [TableSection]) -> [TableSection] {
    sections()
  }

  @Test("A builder accepts no section, one and many")
  func few() {
    #expect(sections {}.isEmpty)
    #expect(sections { TableSection("only") {} }.count == 1)
    let many = sections {
      for number in 0..<10_000 { TableSection("\(number)") {} }
    }
    #expect(Set(many.map(\.id)).count == 10_000)
  }

  @Test("Arrays of sections are statements")
  func arrays() {
    let made = (0..<3).map { TableSection("\($0)") {} }
    let found = sections {
      TableSection("first") {}
      made
      made
      [TableSection]()
      TableSection("last") {}
    }
    #expect(found.count == 8)
    #expect(Set(found.map(\.id)).count == 8)
    let shorter = sections {
      TableSection("first") {}
      made.dropLast(2)
      [TableSection]()
      [TableSection]()
      TableSection("last") {}
    }
    #expect(shorter.map(\.id) == [0, 1, 7].map { found[$0].id })
  }

  @Test("Sections of all kinds can be combined")
  func kinds() {
    let found = sections {
      TableSection { Row("a") }
      TableSection([1, 2], id: \.self) { Row("\($0)") }
      TableSection(rows: [Row("b")])
      if #available(macOS 12, iOS 15, *) { TableSection { Row("new") } }
    }
    #expect(found.map(\.rowCount) == [1, 2, 1, 1])
    #expect(Set(found.map(\.id)).count == 4)
  }

  @Test("A section with its own id keeps it at any place")
  func ownID() {
    let found = sections {
      if Bool(true) { for number in 0..<2 { TableSection {}.id(number) } }
    }
    #expect(found.map(\.id) == [0, 1])
  }
}
