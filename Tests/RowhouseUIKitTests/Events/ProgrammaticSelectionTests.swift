// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

private struct PageWithSeveral: TablePage {
  var title: String { "Songs" }
  var sections: [TableSection] {
    TableSection { Row("x", id: "x") }.selectsSeveral(Set<String>()) { _ in }
    TableSection(["a", "b", "c"], id: \.self) { Row($0) }
  }
}

@Observable @MainActor
private final class Songs {
  var names = ["a", "b", "c"]
  var appearance = PageAppearance.grouped
}

private struct SongsPage: TablePage {
  let songs: Songs
  let log: EventNotes

  var title: String { "Songs" }
  var appearance: PageAppearance { songs.appearance }
  var deselectsAfterTap: Bool { false }
  var sections: [TableSection] {
    TableSection(
      rows: songs.names.map { name in
        Row(name, id: name)
          .onWillSelect {
            log.events.append("will select \(name)")
            return true
          }
          .onSelect { log.events.append("select \(name)") }
          .onDeselect { log.events.append("deselect \(name)") }.row
      })
  }
}

@MainActor
private final class EventNotes {
  var events: [String] = []
}

@Suite("Selection by the application")
@MainActor
struct ProgrammaticSelectionTests {
  private let songs = Songs()
  private let log = EventNotes()
  private let navigator = Navigator()

  private func screen() -> TableScreen {
    TableScreen(SongsPage(songs: songs, log: log), navigator: navigator)
  }

  private func selected(_ screen: TableScreen) -> [Int] {
    (screen.table.indexPathsForSelectedRows ?? []).map(\.row)
  }

  @Test("The navigator selects and deselects rows, and calls no handler")
  func navigates() {
    let screen = screen()
    navigator.select("b")
    #expect(selected(screen) == [1])
    #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(navigator.selectedRows == ["b"] && screen.driver.selectedRows == ["b"])
    navigator.select("c")
    #expect(navigator.selectedRows == ["c"])
    navigator.deselect("a")
    #expect(navigator.selectedRows == ["c"])
    navigator.deselect("c")
    #expect(navigator.selectedRows.isEmpty && selected(screen).isEmpty)
    #expect(log.events.isEmpty)
  }

  @Test("The driver answers if the page has the row, also one that was just inserted")
  func drives() {
    let screen = screen()
    #expect(!screen.driver.select("d"))
    songs.names.insert("d", at: 0)
    #expect(screen.driver.select("d"))
    #expect(selected(screen) == [0])
    #expect(!screen.driver.deselect("e"))
    #expect(screen.driver.deselect("d"))
    #expect(selected(screen).isEmpty)
  }

  @Test("A selection follows its row, and survives another table")
  func survives() {
    let screen = screen()
    navigator.select("b")
    songs.names = ["x", "c", "b", "a"]
    screen.settle()
    #expect(navigator.selectedRows == ["b"] && selected(screen) == [2])
    let table = screen.table
    songs.appearance = .insetGrouped
    screen.settle()
    #expect(screen.table !== table)
    #expect(navigator.selectedRows == ["b"] && selected(screen) == [2])
    songs.names.remove(at: 2)
    screen.settle()
    #expect(navigator.selectedRows.isEmpty)
  }

  @Test("A request before the view is loaded waits for it")
  func early() {
    let controller = TablePageController(SongsPage(songs: songs, log: log), navigator: navigator)
    navigator.select("a")
    navigator.select("c")
    #expect(navigator.selectedRows.isEmpty)
    controller.loadViewIfNeeded()
    #expect(navigator.selectedRows == ["c"])
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("In a table whose application allows multiple selection, other rows stay selected")
  func ownTable() {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds, style: .plain)
    table.allowsMultipleSelection = true
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.showPage(SongsPage(songs: songs, log: log), navigator: navigator)
    window.layoutIfNeeded()
    navigator.select("a")
    navigator.select("c")
    #expect(navigator.selectedRows == ["a", "c"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    table.allowsMultipleSelection = false
    navigator.select("b")
    #expect(navigator.selectedRows == ["b"])
  }

  @Test("Such a table also keeps other rows selected if a section of the page allows it, too")
  func ownTableWithSection() {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.allowsMultipleSelection = true
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.showPage(PageWithSeveral(), navigator: navigator)
    window.layoutIfNeeded()
    navigator.select("a")
    navigator.select("c")
    #expect(navigator.selectedRows == ["a", "c"])
  }

  @Test("A user's tap takes the selection away, as in any table")
  func taps() {
    let screen = screen()
    navigator.select("b")
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(log.events == ["will select a", "deselect b", "select a"])
    #expect(navigator.selectedRows == ["a"])
  }

  @Test("A tap selects the row that the tapped one redirects to")
  func redirects() {
    let screen = TableScreen()
    var target: Int? = 2
    var events: [String] = []
    screen.driver.sections = [
      TableSection {
        Row("all", id: 0).staysSelected().onSelect { events.append("0") }
          .redirectsSelection { target }
      },
      TableSection {
        Row("first", id: 1).staysSelected().onSelect { events.append("1") }
        Row("second", id: 2).staysSelected().onSelect { events.append("2") }
      },
    ]
    screen.settle()
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(events == ["2"])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    target = 0
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(events == ["2", "0"] && screen.driver.selectedRows == [0])
    for none in [nil, 7] {
      target = none
      screen.table.tap(row: IndexPath(row: 0, section: 0))
    }
    #expect(events == ["2", "0"] && screen.driver.selectedRows == [0])
  }
}
#endif
