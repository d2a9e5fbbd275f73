// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Pages of pickers in a stack of controllers")
struct PickerPageTests {
  private final class Model {
    var number = 2
  }

  private struct Page: TablePage {
    let model: Model
    let numbers = Array(1...10_000)
    var title: String { "Title" }
    var sections: [TableSection] {
      TableSection {
        PickerRow("Number", model, \.number, options: numbers) { "Number \($0)" }
          .pickerStyle(.page)
      }
    }
  }

  @Test("A tap pushes the options, of which only visible ones have cells; a choice goes back")
  func choice() throws {
    let model = Model()
    let screen = TableScreen(Page(model: model), navigator: Navigator(), showsBar: true)
    func tap(_ path: IndexPath) {
      (screen.stack.topViewController as? TablePageController)?.tableView.tap(row: path)
      Animations.finish()
      screen.window.layoutIfNeeded()
    }
    tap(IndexPath(row: 0, section: 0))
    let top = try #require(screen.stack.topViewController as? TablePageController)
    #expect(top.title == "Number")
    let table = top.tableView
    #expect(table.numberOfRows(inSection: 1) == 10_000 && table.visibleCells.count < 40)
    let rows = (0..<3).map { top.driver.page.row(at: RowIndexPath(section: 1, row: $0)) }
    #expect(rows.map { $0?.accessory == .checkmark } == [false, true, false])
    tap(IndexPath(row: 4, section: 1))
    #expect(model.number == 5 && screen.stack.viewControllers.count == 1)
    screen.settle()
    let row = screen.controller.driver.page.row(at: RowIndexPath(section: 0, row: 0))
    #expect(row?.texts == ["Number", "Number 5"])
  }
}
#endif
