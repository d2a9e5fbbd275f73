// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct TappingTests {
  let account = Account()
  let test: PageTest

  init() {
    let account = account
    test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
  }

  @Test func loggingOutAsksFirst() throws {
    let account = Account()
    let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
    try test.tap("Log out")
    #expect(test.dialog?.title == "Really log out?")
    try test.answer("Yes")
    #expect(account.isLoggedOut)
  }

  @Test func pagesAreShownAtOnce() {
    #expect(test.title == "Settings")
    #expect(test.titles == ["Settings"])
    #expect(
      test.rows == [
        ["Devices", "3"], ["Security", "Protected"], ["Night mode"], ["Log out"],
      ])
    #expect(test.shows("Protected"))
    #expect(!test.shows("Protect"))
    #expect(
      test.text == """
        # Settings

          Devices                                                3 >
          Security
          Protected

        General
          Night mode                                           (off)

                                 ! Log out !
        """)
    #expect(test.updates.count == 1)
    #expect(test.diagnostics.isEmpty)
  }

  @Test func handlersRefuseWhatHostsRefuse() throws {
    struct EditedPage: TablePage {
      let title = "Edited"
      let isEditing = true
      let sections: [TableSection]
    }
    var log: [String] = []
    let page = DrawnPage("Vetoes") {
      TableSection {
        Row("a").onWillHighlight { false }.onSelect { log.append("a") }
        Row("b").staysSelected().onWillDeselect { false }.onDeselect { log.append("not b") }
        Row("c").staysSelected().onDeselect { log.append("not c") }
        Row("d").onSelect { log.append("d") }
      }
    }
    let test = PageTest(page)
    #expect(throws: PageTestError.self) { try test.tap("a") }
    try test.tap("b")
    try test.tap("c")
    try test.tap("d")
    #expect(log == ["not c", "d"])
    let edited = TableSection {
      Row("gone").onDelete { log.append("gone") }
      Row("kept").onDelete { log.append("kept") }.editingStyle(.noButton)
    }
    let editing = PageTest(EditedPage(sections: [edited]))
    try editing.delete("gone")
    #expect(throws: PageTestError.self) { try editing.delete("kept") }
    #expect(log.last == "gone")
  }

  @Test func readingShowsTheNewestPage() {
    account.devices.append("Watch")
    #expect(test.rows[0] == ["Devices", "4"])
    account.devices = []
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 0))?.texts == ["Devices", "0"])
    #expect(test.updates.count == 3)
  }

  @Test func rowsAreFoundByTheirTexts() throws {
    try test.tap("Security")
    #expect(test.toasts == ["Security"])
    try test.tap("Protected")
    #expect(test.toasts.count == 2)
    let name = "Security"
    try test.tap(name)
    #expect(test.toasts.count == 3)
    try test.tap("\(name)")
    #expect(test.toasts.count == 4)
    try test.tap(.at(RowIndexPath(section: 0, row: 1)))
    #expect(test.toasts.count == 5)
    try test.tap(.id("devices"))
    #expect(test.title == "3 devices")
  }

  @Test func titlesComeBeforeOtherTexts() throws {
    let page = DrawnPage {
      TableSection {
        Row("A").value("B")
        Row("B").staysSelected()
        Row("C").value("D")
        Row("E").value("D")
      }
    }
    let test = PageTest(page)
    try test.tap("B")
    #expect(test.selectedRow == RowIndexPath(section: 0, row: 1))
    let places = [RowIndexPath(section: 0, row: 2), RowIndexPath(section: 0, row: 3)]
    #expect(throws: PageTestError.ambiguous(text: "D", page: "DrawnPage", at: places)) {
      try test.tap("D")
    }
  }

  @Test func rowsMayRefuseSelection() throws {
    account.isLocked = true
    let error = PageTestError.notAllowed(
      row: "0.1 “Security”, “Protected”", page: "“Settings”", by: .willSelect)
    #expect(throws: error) { try test.tap("Security") }
    #expect(test.toasts.isEmpty)
    account.isLocked = false
    try test.tap("Security")
    #expect(test.toasts == ["Security"])
  }

  @Test func errorsNameTheHandlerThatRefuses() throws {
    let page = DrawnPage("Vetoes") {
      TableSection {
        Row("a").onWillHighlight { false }
        Row("b").onWillSelect { false }
        Row("c").redirectsSelection { "nobody" }
        Row("g").redirectsSelection { "h" }
        Row("h", id: "h").onSelect { Issue.record("The row is disabled") }.disabled()
        Row("i").onWillSelect { false }.redirectsSelection { "a" }
      }
      TableSection {
        Row("d", id: "d").onWillHighlight { false }
        Row("e", id: "e").onWillDeselect { false }
        Row("f", id: "f").onWillHighlight { false }
      }
      .selectsSeveral(["e", "f"] as Set) { _ in Issue.record("The selection was changed") }
    }
    let test = PageTest(page)
    for (name, refusal) in [
      ("a", "its onWillHighlight returned false"), ("b", "its onWillSelect returned false"),
      ("c", "its redirectsSelection(to:) leads to no row"),
      ("g", "its redirectsSelection(to:) leads to no row"),
      ("i", "no row that can be selected, or its onWillSelect returned false"),
      ("d", "its onWillHighlight returned false"), ("e", "its onWillDeselect returned false"),
      ("f", "its onWillHighlight returned false"),
    ] {
      let error = #expect(throws: PageTestError.self, "\(name)") { try test.tap(name) }
      #expect(error.map { "\($0)" }?.contains(refusal) == true, "\(name)")
    }
  }

  @Test func rowsWithoutAnEffectCannotBeTapped() throws {
    let page = DrawnPage("Effects") {
      TableSection {
        Row("chosen").staysSelected().onDeselect { Issue.record("The row was deselected") }
        Row("plain")
        ToggleRow("switch", isOn: false) { _ in }
        FieldRow("field", text: "") { _ in }
      }
    }
    let test = PageTest(page)
    try test.tap("chosen")
    for (row, name) in [(1, "plain"), (2, "switch")] {
      let error = PageTestError.notOffered(
        .tap, row: "0.\(row) “\(name)”", page: "“Effects”")
      #expect(throws: error) { try test.tap(.text(name)) }
    }
    #expect(test.focusedRow == nil)
    try test.tap("field")
    #expect(test.focusedRow?.texts == ["field"])
    #expect(test.selectedRow == RowIndexPath(section: 0, row: 0))
  }

  @Test func accessoriesWithoutAButtonCannotBeTapped() throws {
    let page = DrawnPage("Accessories") {
      TableSection { Row("a").accessory(.disclosure).onAccessory { Issue.record("It was tapped") } }
    }
    let error = PageTestError.notOffered(.accessory, row: "0.0 “a”", page: "“Accessories”")
    #expect(throws: error) { try PageTest(page).tapAccessory("a") }
  }

  @Test func selectionHandlersOfPagesAreCalled() throws {
    final class Log {
      var selections: [RowSelection] = []
    }
    let log = Log()
    let test = PageTest(DrawnPage { TableSection { Row("a", id: 1) } })
    test.driver.sections = [TableSection { Row("a", id: 1) }]
    test.driver.onSelect = { log.selections.append($0) }
    try test.tap("a")
    #expect(log.selections.map(\.id) == [1])
  }

  @Test func onlyOneRowIsSelected() throws {
    let log = EventLog()
    let page = DrawnPage {
      TableSection {
        for name in ["a", "b"] {
          Row(name, id: name).staysSelected()
            .onSelect { log.events.append("select \(name)") }
            .onDeselect { log.events.append("deselect \(name)") }
        }
        Row("c").onSelect { log.events.append("select c") }
      }
    }
    let test = PageTest(page)
    #expect(test.selectedRow == nil)
    try test.tap("a")
    #expect(test.selectedRow == RowIndexPath(section: 0, row: 0))
    try test.tap("a")
    try test.tap("b")
    try test.tap("c")
    #expect(test.selectedRow == nil)
    #expect(
      log.events == [
        "select a", "select a", "deselect a", "select b", "deselect b", "select c",
      ])
  }

  @Test func selectedRowsMayBeDeleted() throws {
    let test = PageTest(DrawnPage {})
    test.driver.sections = [
      TableSection {
        Row("a", id: 1).staysSelected()
        Row("b", id: 2).onSelect {}
      }
    ]
    try test.tap("a")
    test.driver.delete(1)
    #expect(test.selectedRow == nil)
    try test.tap("b")
    #expect(test.diagnostics.isEmpty)
  }

  @Test func rowsAreDeletedHighlightedAndTappedOnAccessories() throws {
    let log = EventLog()
    let page = DrawnPage {
      TableSection {
        Row("a").accessory(.detail)
          .onAccessory { log.events.append("accessory") }
          .onHighlight { log.events.append("highlight \($0)") }
      }
    }
    let test = PageTest(page)
    try test.tapAccessory("a")
    try test.highlight("a")
    try test.highlight("a", isHighlighted: false)
    #expect(log.events == ["accessory", "highlight true", "highlight false"])
  }

  @Test func dataRowsAreDeleted() throws {
    try test.tap("Devices")
    try test.delete("Tablet")
    #expect(account.devices == ["Phone", "Desk"])
    #expect(test.rows == [["Phone"], ["Desk"]])
    #expect(test.titles == ["Settings", "2 devices"])
    #expect(test.updates.last?.edits?.changes.rows.deletes.count == 1)
    try test.back()
    #expect(test.rows[0] == ["Devices", "2"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test func hiddenRowsAreNotFound() {
    let test = PageTest(DrawnPage { TableSection { Row("Hidden", id: "hidden").height(0) } })
    let place = RowIndexPath(section: 0, row: 0)
    for query in ["Hidden", .id("hidden"), .at(place)] as [RowQuery] {
      #expect(throws: PageTestError.notFound(query, page: "DrawnPage", rows: [])) {
        try test.tap(query)
      }
    }
  }

  @Test func rowsThatCannotBeTappedAreNotHighlighted() throws {
    let page = DrawnPage("Highlights") {
      TableSection {
        Row("refuses").onWillHighlight { false }
          .onHighlight { _ in Issue.record("The row was highlighted") }
        Row("disabled").disabled(true)
      }
    }
    let test = PageTest(page)
    let refusal = PageTestError.notAllowed(
      row: "0.0 “refuses”", page: "“Highlights”", by: .willHighlight)
    #expect(throws: refusal) { try test.highlight("refuses") }
    let disabled = PageTestError.disabled(
      row: "0.1 “disabled”", page: "“Highlights”", reason: nil)
    #expect(throws: disabled) { try test.highlight("disabled") }
  }
}

/// A record of the handlers that were called.
@MainActor
final class EventLog {
  var events: [String] = []

  /// Returns the events so far, and removes them.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
