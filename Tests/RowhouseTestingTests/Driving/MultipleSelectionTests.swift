// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Selecting several rows in tests")
struct MultipleSelectionTests {
  @MainActor
  @Observable
  final class Mail {
    var subjects = ["One", "Two", "Three"]
    var selected: Set<String> = []
    var isEditing = false
  }

  struct MailPage: TablePage {
    let mail: Mail
    var title: String { "Mail" }
    var isEditing: Bool { mail.isEditing }
    var sections: [TableSection] {
      TableSection {
        for subject in mail.subjects {
          Row(subject, id: subject).onWillSelect { subject != "Two" }
        }
      }
      .selectsSeveral(mail, \.selected)
      TableSection(mail.subjects, id: \.self) { Row("\($0) again") }
        .selectsSeveral(mail.selected, whileEditing: true) { mail.selected = $0 }
    }
  }

  private let mail = Mail()

  @Test("A tap selects a row, and another one deselects it")
  func taps() throws {
    let test = PageTest(MailPage(mail: mail))
    try test.tap("Three")
    try test.tap("One")
    #expect(mail.selected == ["One", "Three"])
    #expect(test.page.selectedRows.map(\.row) == [0, 2])
    try test.tap("Three")
    #expect(mail.selected == ["One"])
    #expect(throws: PageTestError.self) { try test.tap("Two") }
    #expect(mail.selected == ["One"])
  }

  @Test("A section selects rows in editing mode only, and then shows the same selection")
  func editing() throws {
    let test = PageTest(MailPage(mail: mail))
    #expect(throws: PageTestError.self) { try test.tap("One again") }
    #expect(mail.selected.isEmpty)
    mail.isEditing = true
    try test.tap("One again")
    #expect(mail.selected == ["One"])
    #expect(
      test.page.selectedRows == [
        RowIndexPath(section: 0, row: 0), RowIndexPath(section: 1, row: 0),
      ])
  }

  private struct RedirectingPage: TablePage {
    let mail: Mail
    let log: Log
    var title: String { "Mail" }
    var deselectsAfterTap: Bool { false }
    var sections: [TableSection] {
      TableSection {
        Row("First", id: "First").redirectsSelection { "One" }
        Row("Plain", id: "Plain").onSelect { log.calls.append("Plain") }
      }
      TableSection {
        Row("Last", id: "Last").redirectsSelection { "Three" }
        Row("Other", id: "Other").redirectsSelection { "Plain" }
        for subject in mail.subjects {
          Row(subject, id: subject).onSelect { log.calls.append(subject) }
        }
      }
      .selectsSeveral(mail, \.selected)
    }
  }

  private final class Log {
    var calls: [String] = []
  }

  @Test("A tap selects the row to which the tapped one redirects the selection, in any section")
  func redirected() throws {
    let log = Log()
    let test = PageTest(RedirectingPage(mail: mail, log: log))
    try test.tap("Last")
    #expect(mail.selected == ["Three"] && log.calls == ["Three"])
    try test.tap("Plain")
    #expect(mail.selected == ["Three"] && log.calls.last == "Plain")
    try test.tap("First")
    #expect(mail.selected == ["One", "Three"] && log.calls.last == "One")
    #expect(
      test.driver.selectedRows == ["Plain", "One", "Three"], "A section of several deselects no row"
    )
    try test.tap("Other")
    #expect(mail.selected == ["One", "Three"] && log.calls.suffix(2) == ["One", "Plain"])
  }

  private struct LinksPage: TablePage {
    let mail: Mail
    var title: String { "Mail" }
    var isEditing: Bool { mail.isEditing }
    var sections: [TableSection] {
      TableSection(mail.subjects, id: \.self) { subject in
        LinkRow(subject) { MailPage(mail: mail) }
      }
      .selectsSeveral(mail, \.selected, whileEditing: true)
    }
    func didSelect(_ selection: RowSelection) { mail.subjects.append("\(selection.id)") }
    var selectsRows: Bool { true }
  }

  @Test("In editing mode, a tap only selects the row, and does not open its page")
  func links() throws {
    let test = PageTest(LinksPage(mail: mail))
    mail.isEditing = true
    try test.tap("Three")
    try test.tap("One")
    try test.tap("Three")
    #expect(mail.selected == ["One"] && mail.subjects.count == 3)
    #expect(test.titles.count == 1)
    mail.isEditing = false
    try test.tap("Three")
    #expect(mail.selected == ["One"] && mail.subjects.count == 4)
    #expect(test.titles.count == 2)
  }

  @MainActor
  @Observable
  final class Account {
    var devices = [Device(id: 1), Device(id: 2)]
    var selected: Set<Int> = []
    var isEditing = false

    func newDevice() -> Device { Device(id: devices.count + 1) }
  }

  struct Device: Identifiable, Sendable {
    let id: Int
  }

  private struct DevicesPage: TablePage {
    let account: Account
    var whileEditing = true
    var title: String { "Devices" }
    var isEditing: Bool { account.isEditing }
    var sections: [TableSection] {
      TableSection(
        list: account, \.devices, count: 0...9, add: "Add a device", new: account.newDevice
      ) { device in Row("Device \(device.id)") }
      .selectsSeveral(account, \.selected, whileEditing: whileEditing)
      .loadState(account.devices.isEmpty ? .empty("No devices") : .content)
    }
  }

  @Test("In an editable list, only the rows of elements can be selected", arguments: [true, false])
  func lists(whileEditing: Bool) throws {
    let account = Account()
    let test = PageTest(DevicesPage(account: account, whileEditing: whileEditing))
    account.isEditing = true
    try test.tap("Add a device")
    #expect(account.devices.map(\.id) == [1, 2, 3] && account.selected.isEmpty)
    try test.tap("Device 2")
    #expect(account.selected == [2])
    for id in 1...3 { try test.delete(.text("Device \(id)")) }
    #expect(test.rows == [["No devices"], ["Add a device"], ["Undo delete"]])
    try test.tap("Undo delete")
    try test.tap("Undo delete")
    #expect(account.devices.map(\.id) == [2, 3] && account.selected == [2])
    let rows = (0..<4).map { test.page.row(at: RowIndexPath(section: 0, row: $0)) }
    #expect(rows.map { $0?.isSelected } == [true, false, nil, nil])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("The navigator selects rows by the model")
  func requests() {
    let test = PageTest(MailPage(mail: mail))
    test.navigator.select("Two")
    test.navigator.select("Three")
    #expect(mail.selected == ["Two", "Three"])
    #expect(test.navigator.selectedRows == ["Two", "Three"])
    test.navigator.deselect("Two")
    #expect(mail.selected == ["Three"] && test.navigator.selectedRows == ["Three"])
  }

  private struct ToppingsPage: TablePage {
    let mail: Mail
    var title: String { "Toppings" }
    var sections: [TableSection] {
      TableSection("Toppings") { Row("Ham") }.selectsSeveral(mail, \.selected)
    }
  }

  @Test("A row whose id cannot be one of the selected ids is reported")
  func wrongIDs() throws {
    let test = PageTest(ToppingsPage(mail: mail))
    try test.tap("Ham")
    #expect(mail.selected.isEmpty)
    let diagnostic = try #require(test.diagnostics.first)
    #expect(test.diagnostics.count == 1)
    #expect(diagnostic.kind == .unselectableID(expected: "String"))
    #expect(diagnostic.section?.title == "Toppings" && diagnostic.row?.title == "Ham")
  }

  @Test("Selected rows differ from others")
  func comparing() {
    let test = PageTest(MailPage(mail: mail))
    let indexPath = RowIndexPath(section: 0, row: 0)
    let before = test.page.row(at: indexPath)
    mail.selected = ["One"]
    #expect(test.page.row(at: indexPath)?.isSelected == true)
    #expect(before?.isSelected == false && test.page.row(at: indexPath) != before)
    #expect(Row("plain").row.isSelected == nil)
  }
}
