// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Rows whose cells are exchanged")
@MainActor
struct ExchangedCellTests {
  final class PlainHeader: UITableViewHeaderFooterView {}
  final class OtherHeader: UITableViewHeaderFooterView {}

  private let screen = TableScreen()

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func show(_ rows: [AnyRow]) {
    screen.driver.sections = [TableSection(rows: rows)]
    screen.settle()
  }

  @Test("A selected row of another shape stays selected")
  func selection() throws {
    var told: [String] = []
    func show(subtitle: String?) {
      let row = Row("Inbox", id: 1).staysSelected().onDeselect { told.append("deselect") }
      self.show([row.subtitle(subtitle).row, Row("Sent", id: 2).staysSelected().row])
    }
    show(subtitle: nil)
    screen.table.tap(row: path(0))
    let cell = screen.table.cellForRow(at: path(0))
    show(subtitle: "3 messages")
    let other = try #require(screen.table.cellForRow(at: path(0)))
    #expect(other !== cell && other.isSelected)
    #expect(screen.table.indexPathsForSelectedRows == [path(0)])
    #expect(told.isEmpty)
    screen.table.tap(row: path(1))
    show(subtitle: nil)
    #expect(screen.table.indexPathsForSelectedRows == [path(1)])
    #expect(told == ["deselect"])
  }

  @Test("A row stays selected while the header of its section gets another class")
  func headers() {
    func show(_ type: (some UITableViewHeaderFooterView).Type) {
      screen.driver.sections = [
        TableSection(rows: [Row("Inbox", id: 1).staysSelected().row])
          .header(type, "title") { _, _ in }.id("section")
      ]
      screen.settle()
    }
    show(PlainHeader.self)
    screen.table.tap(row: path(0))
    show(OtherHeader.self)
    #expect(screen.table.headerView(forSection: 0) is OtherHeader)
    #expect(screen.table.indexPathsForSelectedRows == [path(0)])
  }

  @Test("A row that is inserted again before its old cell has left ends its first display")
  func insertedAgain() {
    var log: [String] = []
    func show(_ hasRow: Bool) {
      let row = Row("Inbox", id: 1).onWillDisplay { log.append("will") }
        .onDidEndDisplaying { log.append("did end") }.row
      screen.driver.sections = [
        TableSection(rows: [Row("Sent", id: 2).row] + (hasRow ? [row] : [])).id("mail")
      ]
      screen.driver.flush()
      screen.window.layoutIfNeeded()
    }
    show(true)
    show(false)
    show(true)
    Animations.finish()
    screen.window.layoutIfNeeded()
    #expect(log == ["will", "did end", "will"])
    show(false)
    Animations.finish()
    screen.window.layoutIfNeeded()
    #expect(log == ["will", "did end", "will", "did end"])
  }

  @Test("A row of another shape stays displayed")
  func displaying() {
    var log: [String] = []
    func show(subtitle: String?) {
      self.show([
        Row("Inbox", id: 1).subtitle(subtitle).onWillDisplay { log.append("will") }
          .onDidEndDisplaying { log.append("did end") }.row
      ])
    }
    for subtitle in [nil, "3 messages", nil, "4 messages"] {
      show(subtitle: subtitle)
      #expect(log == ["will"], "The row is displayed all the time")
    }
    self.show([Row("other", id: 2).row])
    #expect(log == ["will", "did end"])
  }
}
#endif
