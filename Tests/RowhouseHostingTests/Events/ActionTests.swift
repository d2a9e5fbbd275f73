// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

/// Actions of rows, and what is asked before a row is touched or deselected.
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

  @Test("A chosen action is that of the newest page, found by its title")
  func newest() throws {
    let rig = Rig { TableSection { mail.row } }
    let reference = try rig.reference(0, 0)
    let actions = try #require(rig.driver.row(at: RowIndexPath(section: 0, row: 0)))
      .actionReferences(at: .trailing)
    #expect(actions.map(\.title) == ["Archive", "Flag"])
    mail.titles = ["Flag", "Archive"]
    rig.driver.flush()
    for action in actions { #expect(rig.driver.send(.action(action), to: reference)) }
    #expect(mail.calls == ["Archive", "Flag"])
    let copy = RowActionReference(.menu, title: "Copy", index: 0)
    #expect(rig.driver.send(.action(copy), to: reference))
    #expect(mail.calls.last == #"copy of ["Flag", "Archive"]"#)
  }

  @Test("An action that is called something else by now does nothing")
  func renamed() throws {
    let rig = Rig { TableSection { mail.row } }
    let reference = try rig.reference(0, 0)
    mail.titles = ["Delete"]
    rig.driver.flush()
    let archive = RowActionReference(.trailing, title: "Archive", index: 0)
    #expect(!rig.driver.send(.action(archive), to: reference))
    #expect(mail.calls == [])
    #expect(rig.reports.kinds == [.eventForMissingAction("Archive")])
  }

  @Test("Of two actions with one title that is chosen which stands where it stood")
  func sameTitle() throws {
    var calls: [Int] = []
    let rig = Rig {
      TableSection { Row("").menu { for n in 0..<3 { RowAction("same") { calls.append(n) } } } }
    }
    for index in [2, 1, 7] {
      let action = RowActionReference(.menu, title: "same", index: index)
      rig.driver.send(.action(action), to: try rig.reference(0, 0))
    }
    #expect(calls == [2, 1, 0])
  }

  @Test("Actions that look different are an update, others are none")
  func updates() throws {
    let rig = Rig { TableSection { mail.row } }
    rig.driver.update()
    rig.driver.flush()
    #expect(rig.host.lastEdits == "none")
    mail.titles = ["Archive"]
    rig.driver.flush()
    #expect(rig.host.updates.last?.edits?.changes.rows.updates.count == 1)
  }

  @Test("A row may forbid that it is deselected or touched")
  func leave() throws {
    var isAllowed = false
    let rig = Rig {
      TableSection {
        Row("a").onWillDeselect { isAllowed }.onWillHighlight { isAllowed }
        Row("b")
      }
    }
    for answer in [false, true] {
      isAllowed = answer
      #expect(rig.driver.allowsDeselection(of: try rig.reference(0, 0)) == answer)
      #expect(rig.driver.allowsHighlight(of: try rig.reference(0, 0)) == answer)
    }
    #expect(rig.driver.allowsDeselection(of: try rig.reference(0, 1)))
    #expect(rig.driver.allowsHighlight(of: try rig.reference(0, 1)))
    let gone = RowReference(section: 1, row: 1, indexPath: RowIndexPath(section: 0, row: 0))
    #expect(rig.driver.allowsDeselection(of: gone))
    #expect(!rig.driver.allowsHighlight(of: gone))
  }

  @Test("Inserting and editing reach their handlers; the end of a swipe that took the row is none")
  func editing() throws {
    var calls: [String] = []
    let rig = Rig {
      TableSection {
        Row("a").onInsert { calls.append("insert") }
          .onWillBeginEditing { calls.append("begin") }.onDidEndEditing { calls.append("end") }
      }
    }
    let reference = try rig.reference(0, 0)
    for event in [.willBeginEditing, .insert, .didEndEditing] as [HostEvent] {
      #expect(rig.driver.send(event, to: reference))
    }
    #expect(calls == ["begin", "insert", "end"])
    let gone = RowReference(section: 1, row: 1, indexPath: RowIndexPath(section: 0, row: 0))
    #expect(!rig.driver.send(.didEndEditing, to: gone))
    #expect(rig.reports.kinds == [])
  }
}
