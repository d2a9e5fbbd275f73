// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Keyboard shortcuts of rows.
@MainActor
struct ShortcutTests {
  @Test(
    "A page has the shortcuts of enabled rows that are not hidden, and the first row of several with the same one"
  )
  func shortcuts() {
    let fixture = DriverFixture {
      TableSection {
        Row("plain")
        ButtonRow("a") {}.shortcut("n").disabled()
        ButtonRow("hidden") {}.shortcut("n").height(.fixed(0))
        ButtonRow("b") {}.shortcut("n").id("b")
      }
      TableSection(["data"], id: \.self) { Row($0).onSelect {}.shortcut("d") }
      TableSection {
        ButtonRow("c") {}.shortcut("n").id("c")
        ButtonRow("d") {}.shortcut("n", [.command, .shift]).id("d")
      }
    }
    let found = fixture.driver.page.shortcuts
    #expect(found.map { "\($0.shortcut)" } == ["⌘N", "⇧⌘N"])
    #expect(found.map(\.row.row) == ["b", "d"])
  }

  @Test("A shortcut taps the row of the newest page, and shows the changes")
  func pressing() {
    let fixture = DriverFixture()
    var count = 0
    fixture.driver.show(
      AnyPage {
        TableSection {
          Row("\(count)")
          ButtonRow("More") { count += 1 }.shortcut("m").disabled(count == 2)
        }
      })
    #expect(fixture.driver.press(KeyboardShortcut("m")))
    #expect(fixture.text(0, 0) == "1")
    #expect(!fixture.driver.press(KeyboardShortcut("x")))
    count = 2
    fixture.driver.update()
    #expect(!fixture.driver.press(KeyboardShortcut("m")))
    #expect(count == 2)
  }

  @Test(
    "A shortcut of a row with a field requests the focus for it, not for a row of another section")
  func focusing() {
    let fixture = DriverFixture {
      TableSection("Notes") { ButtonRow("New note") {} }
      // The ids of both rows are equal.
      TableSection("Search") { FieldRow("Text", text: "") { _ in }.shortcut("f") }
    }
    let recorder = NavigationRecorder()
    fixture.driver.navigator.host = recorder
    #expect(fixture.driver.press(KeyboardShortcut("f")))
    #expect(recorder.lines.count == 1 && recorder.lines[0].hasSuffix(" at 1.0"))
  }

  @Test(
    "A row of a section is found as the row to focus, unless it is disabled, hidden, or deleted")
  func targets() throws {
    let fixture = DriverFixture {
      TableSection { ButtonRow("a") {} }
      TableSection {
        ButtonRow("b") {}
        ButtonRow("disabled") {}.disabled()
        ButtonRow("hidden") {}.height(.fixed(0))
      }
    }
    let page = fixture.driver.page
    let rows = try (0..<3).map {
      try #require(page.reference(at: RowIndexPath(section: 1, row: $0)))
    }
    #expect(
      rows.map { page.indexPath(of: .reference($0)) } == [
        RowIndexPath(section: 1, row: 0), nil, nil,
      ])
    fixture.driver.sections = [TableSection { ButtonRow("a") {} }]
    fixture.driver.flush()
    #expect(fixture.driver.page.indexPath(of: .reference(rows[0])) == nil)
  }

  @Test("A shortcut of a row with a switch changes the switch")
  func switching() {
    let fixture = DriverFixture()
    var isOn = false
    fixture.driver.show(
      AnyPage {
        TableSection { ToggleRow("Night mode", isOn: isOn) { isOn = $0 }.shortcut("d") }
      })
    for expected in [true, false] {
      #expect(fixture.driver.press(KeyboardShortcut("d")))
      #expect(isOn == expected)
    }
  }
}
