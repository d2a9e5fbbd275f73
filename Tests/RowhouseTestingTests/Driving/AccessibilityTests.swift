// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Reading the texts for assistive technologies")
struct AccessibilityTests {
  @Test("A test reads the texts of a row, and finds the row by what it shows")
  func reads() throws {
    let test = PageTest(
      DrawnPage("Today") {
        TableSection {
          Row("Tasks").value("3/5").accessibility(value: "3 of 5 done")
          ToggleRow("HD", isOn: true) { _ in }.accessibility(label: "High definition")
        }
      })
    #expect(
      try test.accessibility(of: "Tasks") == RowAccessibility(label: "Tasks", value: "3 of 5 done"))
    #expect(try test.accessibility(of: "HD").label == "High definition")
    #expect(test.rows.first == ["Tasks", "3/5"])
    #expect(throws: PageTestError.self) { try test.accessibility(of: "3 of 5 done") }
  }
}
