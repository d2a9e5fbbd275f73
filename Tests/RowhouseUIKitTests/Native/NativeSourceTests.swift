// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Cells from classes, nibs and storyboards, and data that cannot be compared")
@MainActor
struct NativeSourceTests {
  final class NameCell: UITableViewCell {
    var name = ""
    var origin = "class"
  }

  /// A model that is neither comparable nor observable.
  final class Person {
    var name: String

    init(_ name: String) { self.name = name }
  }

  /// A sendable model that is compared only by identity, like every `NSObject`.
  final class Account: NSObject, @unchecked Sendable {
    var name: String

    init(_ name: String) {
      self.name = name
      super.init()
    }
  }

  /// A model that is compared only by identity, and must stay on the main actor.
  final class Project: NSObject {
    var name = "Tables"
  }

  private func cell(_ row: Int, in table: UITableView) -> NameCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? NameCell
  }

  @Test("A row shows an object whose handler changes it")
  func objects() throws {
    struct Page: TablePage {
      let person: Person
      var title: String { "Person" }
      var sections: [TableSection] {
        TableSection {
          NativeRow(NameCell.self, person) { cell, person, _ in cell.name = person.name }
            .onSelect { person.name += "!" }
        }
      }
    }
    let screen = TableScreen(Page(person: Person("Ada")))
    let cell = try #require(self.cell(0, in: screen.table))
    #expect(cell.name == "Ada")
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(cell.name == "Ada!")
    #expect(self.cell(0, in: screen.table) === cell)
  }

  @Test("A row shows an `NSObject` whose handler changes it")
  func sendableObjects() throws {
    struct Page: TablePage {
      let account: Account
      var title: String { "Account" }
      var sections: [TableSection] {
        TableSection {
          NativeRow(NameCell.self, account) { cell, account, _ in cell.name = account.name }
            .onSelect { account.name += "!" }
        }
      }
    }
    let screen = TableScreen(Page(account: Account("Ada")))
    let cell = try #require(self.cell(0, in: screen.table))
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(cell.name == "Ada!")
    #expect(self.cell(0, in: screen.table) === cell)
  }

  @Test("A row shows an `NSObject` that has to stay on the main actor")
  func isolatedObjects() throws {
    struct Page: TablePage {
      let project: Project
      var title: String { "Project" }
      var sections: [TableSection] {
        TableSection {
          NativeRow(NameCell.self, project) { cell, project, _ in cell.name = project.name }
            .onSelect { project.name += "!" }
        }
        TableSection([project], id: ObjectIdentifier.init) { project in
          NativeRow(NameCell.self, project) { cell, project, _ in cell.name = project.name }
        }
      }
    }
    let screen = TableScreen(Page(project: Project()))
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    #expect(cell(0, in: screen.table)?.name == "Tables!")
    let other = screen.table.cellForRow(at: IndexPath(row: 0, section: 1)) as? NameCell
    #expect(other?.name == "Tables!")
  }

  @Test("A row shows a dictionary with values of any type")
  func dictionaries() {
    let screen = TableScreen()
    let people: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Grace", "age": 85]]
    for people in [people, people.reversed()] {
      screen.driver.sections = [
        TableSection(
          rows: people.enumerated().map { index, person in
            NativeRow(NameCell.self, person) { cell, person, _ in
              cell.name = person["name"] as? String ?? ""
            }.id(index).row
          })
      ]
      screen.settle()
      let names = (0..<2).map { cell($0, in: screen.table)?.name }
      #expect(names == people.map { $0["name"] as? String })
    }
  }

  #if os(Linux)
  // On the stand-in alone, where a nib is a closure.
  @Test("Cells of a nib are registered automatically")
  func nibs() {
    UINib.register("NameCell") {
      let cell = NameCell(style: .default, reuseIdentifier: nil)
      cell.origin = "nib"
      return cell
    }
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection {
        NativeRow(NameCell.self, from: .nib("NameCell"), 1) { cell, _, _ in cell.name = "one" }
        NativeRow(NameCell.self, 2) { cell, _, _ in cell.name = "two" }
      }
    ]
    screen.settle()
    #expect((0..<2).map { cell($0, in: screen.table)?.name } == ["one", "two"])
    #expect((0..<2).map { cell($0, in: screen.table)?.origin } == ["nib", "class"])
  }

  @Test("The cell of a nib keeps its reuse identifier")
  func nibWithIdentifier() {
    UINib.register("Named") {
      let cell = NameCell(style: .default, reuseIdentifier: "NameCell")
      cell.origin = "nib"
      return cell
    }
    let screen = TableScreen()
    for prefix in ["old", "new"] {
      screen.driver.sections = [
        TableSection(0..<40, id: \.self) { number in
          NativeRow(NameCell.self, from: .nib("Named"), "\(prefix) \(number)") { cell, name, _ in
            cell.name = name
          }
        }
      ]
      screen.settle()
      #expect(cell(0, in: screen.table)?.name == "\(prefix) 0")
    }
    screen.table.scroll(to: 900)
    let visible = (screen.table.visibleCells as? [NameCell]) ?? []
    #expect(visible.map(\.name) == screen.table.indexPathsForVisibleRows?.map { "new \($0.row)" })
    #expect(visible.allSatisfy { $0.reuseIdentifier == "NameCell" && $0.origin == "nib" })
  }

  @Test("Two nibs whose cells have the same reuse identifier are a mistake")
  func nibsWithOneIdentifier() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        for name in ["First", "Second"] {
          UINib.register(name) { NameCell(style: .default, reuseIdentifier: "NameCell") }
        }
        let screen = TableScreen()
        screen.driver.sections = [
          TableSection {
            NativeRow(NameCell.self, from: .nib("First"), 1) { _, _, _ in }
            NativeRow(NameCell.self, from: .nib("Second"), 2) { _, _, _ in }
          }
        ]
        screen.settle()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("have the same reuse identifier “NameCell”"))
  }

  @Test("Cells are prototypes of the table")
  func prototypes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UITableViewController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table: UITableView = controller.tableView
    // A storyboard registers its prototypes in this way.
    let nib = UINib(nibName: "Prototype", bundle: nil)
    UINib.register("Prototype") {
      let cell = NameCell(style: .default, reuseIdentifier: nil)
      cell.origin = "prototype"
      return cell
    }
    table.register(nib, forCellReuseIdentifier: "name")
    let driver = table.showPage { _ in EmptyPage() }
    driver.sections = [
      TableSection(0..<40, id: \.self) { number in
        NativeRow(NameCell.self, from: .prototype("name"), number) { cell, number, _ in
          cell.name = "\(number)"
        }
      }
    ]
    driver.flush()
    window.layoutIfNeeded()
    #expect(cell(1, in: table)?.name == "1")
    #expect(cell(1, in: table)?.origin == "prototype")
    table.scroll(to: 900)
    let visible = table.indexPathsForVisibleRows ?? []
    #expect(visible.map { cell($0.row, in: table)?.name } == visible.map { "\($0.row)" })
  }
  #endif

  private struct EmptyPage: TablePage {
    var title: String { "" }
    var sections: [TableSection] {}
  }
}
#endif
