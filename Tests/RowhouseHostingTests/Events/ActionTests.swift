// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// Actions of rows, and the handlers that allow highlighting and deselecting.
@MainActor
struct ActionTests {
  @MainActor
  @Observable
  final class Mail {
    var titles = ["Archive", "Flag"]
    @ObservationIgnored var calls: [String] = []

    var row: Row {
      let titles = titles
      return Row("mail", id: "mail")
        .swipeActions { titles.map { title in RowAction(title) { self.calls.append(title) } } }
        .menu { RowAction("Copy") { self.calls.append("copy of \(titles)") } }
    }
  }

  private let mail = Mail()

  @Test("The action with the chosen title is called on the newest page")
  func newest() throws {
    let fixture = DriverFixture { TableSection { mail.row } }
    let reference = try fixture.reference(0, 0)
    let actions = try #require(fixture.driver.row(at: RowIndexPath(section: 0, row: 0)))
      .actionReferences(in: .trailing)
    #expect(actions.map(\.title) == ["Archive", "Flag"])
    mail.titles = ["Flag", "Archive"]
    fixture.driver.flush()
    for action in actions { #expect(fixture.driver.send(.action(action), to: reference)) }
    #expect(mail.calls == ["Archive", "Flag"])
    let copy = RowActionReference(.menu, title: "Copy", index: 0)
    #expect(fixture.driver.send(.action(copy), to: reference))
    #expect(mail.calls.last == #"copy of ["Flag", "Archive"]"#)
  }

  @Test("An action whose title has changed is not called")
  func renamed() throws {
    let fixture = DriverFixture { TableSection { mail.row } }
    let reference = try fixture.reference(0, 0)
    mail.titles = ["Delete"]
    fixture.driver.flush()
    let archive = RowActionReference(.trailing, title: "Archive", index: 0)
    #expect(!fixture.driver.send(.action(archive), to: reference))
    #expect(mail.calls == [])
    #expect(fixture.reports.kinds == [.eventForMissingAction("Archive")])
  }

  @Test("Of several actions with the same title, the one at the chosen position is called")
  func sameTitle() throws {
    var calls: [Int] = []
    let fixture = DriverFixture {
      TableSection { Row("").menu { for n in 0..<3 { RowAction("same") { calls.append(n) } } } }
    }
    for index in [2, 1, 7] {
      let action = RowActionReference(.menu, title: "same", index: index)
      fixture.driver.send(.action(action), to: try fixture.reference(0, 0))
    }
    #expect(calls == [2, 1, 0])
  }

  @Test("An action of a menu in the menu is not exchanged for one of another menu")
  func menus() throws {
    var calls: [String] = []
    var (menus, titles) = (["Move to", "Copy to"], ["Inbox", "Archive"])
    let fixture = DriverFixture {
      TableSection {
        Row("mail", id: "mail").menu {
          for menu in menus {
            RowAction.menu(menu) {
              for title in titles { RowAction(title) { calls.append("\(menu) \(title)") } }
            }
          }
          RowAction("Archive") { calls.append("Archive") }
        }
      }
    }
    let reference = try fixture.reference(0, 0)
    let actions = try #require(fixture.driver.row(at: RowIndexPath(section: 0, row: 0)))
      .actionReferences(in: .menu)
    #expect(actions.map(\.menus) == [["Move to"], ["Move to"], ["Copy to"], ["Copy to"], []])
    let all = [
      "Move to Inbox", "Move to Archive", "Copy to Inbox", "Copy to Archive", "Archive",
    ]
    for newTitles in [titles, ["Drafts", "Inbox", "Archive"], ["Archive", "Drafts", "Inbox"]] {
      titles = newTitles
      fixture.driver.update()
      fixture.driver.flush()
      calls = []
      for action in actions { #expect(fixture.driver.send(.action(action), to: reference)) }
      #expect(calls == all)
    }
    (menus, calls) = (["Move to"], [])
    fixture.driver.update()
    fixture.driver.flush()
    #expect(!fixture.driver.send(.action(actions[3]), to: reference) && calls.isEmpty)
    #expect(fixture.reports.kinds == [.eventForMissingAction("Archive")])
  }

  @Test("Actions that look different cause an update, others do not")
  func updates() throws {
    let fixture = DriverFixture { TableSection { mail.row } }
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "none")
    mail.titles = ["Archive"]
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.edits?.changes.rows.updates.count == 1)
  }

  @Test("A row may refuse to be deselected or highlighted")
  func leave() throws {
    var isAllowed = false
    let fixture = DriverFixture {
      TableSection {
        Row("a").onWillDeselect { isAllowed }.onWillHighlight { isAllowed }
        Row("b")
      }
    }
    for answer in [false, true] {
      isAllowed = answer
      #expect(fixture.driver.allowsDeselection(of: try fixture.reference(0, 0)) == answer)
      #expect(fixture.driver.allowsHighlight(of: try fixture.reference(0, 0)) == answer)
    }
    #expect(fixture.driver.allowsDeselection(of: try fixture.reference(0, 1)))
    #expect(fixture.driver.allowsHighlight(of: try fixture.reference(0, 1)))
    let gone = RowReference(section: 1, row: 1, indexPath: RowIndexPath(section: 0, row: 0))
    #expect(fixture.driver.allowsDeselection(of: gone))
    #expect(!fixture.driver.allowsHighlight(of: gone))
  }

  @Test("Insert and edit events call their handlers; the end of a deleting swipe calls none")
  func editing() throws {
    var calls: [String] = []
    let fixture = DriverFixture {
      TableSection {
        Row("a").onInsert { calls.append("insert") }
          .onWillBeginEditing { calls.append("begin") }.onDidEndEditing { calls.append("end") }
      }
    }
    let reference = try fixture.reference(0, 0)
    for event in [.willBeginEditing, .insert, .didEndEditing] as [HostEvent] {
      #expect(fixture.driver.send(event, to: reference))
    }
    #expect(calls == ["begin", "insert", "end"])
    let disabled = DriverFixture {
      TableSection { Row("a").onInsert { calls.append("disabled") }.disabled() }
    }
    #expect(!disabled.driver.send(.insert, to: try disabled.reference(0, 0)) && calls.count == 3)
    let gone = RowReference(section: 1, row: 1, indexPath: RowIndexPath(section: 0, row: 0))
    #expect(!fixture.driver.send(.didEndEditing, to: gone))
    #expect(fixture.reports.kinds == [])
  }
}
