// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The names and places of controls in custom rows.
@MainActor
struct ControlNameTests {
  private struct Products: RowContent {
    let names: [ControlID]

    func body(style: ResolvedStyle) -> Part {
      .horizontal { names.map { Part.button("Add", control: $0) } }
    }
  }

  private struct Tiles: RowContent {
    let names: [String]

    func body(style: ResolvedStyle) -> Part {
      .grid(columns: 2) {
        for name in names {
          Part.button("Add", control: "add").pressable(label: name, control: ControlID(name))
        }
      }
    }
  }

  private func problems(of content: some RowContent) throws -> [PageDiagnostic.Kind] {
    let fixture = DriverFixture { TableSection { CustomRow(content) } }
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 0))
    return fixture.reports.all.map(\.kind)
  }

  @Test("Controls of a custom row with equal names are reported once for each name")
  func repeatedNames() throws {
    #expect(try problems(of: Products(names: ["a", "b"])) == [])
    #expect(
      try problems(of: Products(names: [.main, "b", .main, .main]))
        == [.invalidControl(.repeatedName(.main))])
  }

  @Test("The first control inside a part that acts as a button is reported")
  func nestedControls() throws {
    #expect(
      try problems(of: Tiles(names: ["Tea", "Milk"]))
        == [.invalidControl(.nestedControl("Add", outer: "Tea"))])
  }
}
