// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Released pages")
struct LeakTests {
  private struct Remains {
    weak var controller: TablePageController?
    weak var table: UITableView?
    weak var driver: PageDriver?
    let cells: [Cell]

    struct Cell {
      weak var cell: UITableViewCell?
    }
  }

  private func visit(_ name: PageName, _ screen: AppScreen) -> Remains {
    screen.open(name)
    _ = screen.check()
    let remains = Remains(
      controller: screen.controller, table: screen.table, driver: screen.controller.driver,
      cells: screen.table.visibleCells.map { Remains.Cell(cell: $0) })
    #expect(!remains.cells.isEmpty)
    screen.back()
    return remains
  }

  @Test("Controllers, tables, drivers and cells are released")
  func pages() async {
    let screen = AppScreen()
    for name in PageName.allCases where name != .start && name != .million {
      let remains = visit(name, screen)
      await screen.settled()
      #expect(remains.controller == nil && remains.table == nil, "\(name)")
      #expect(remains.driver == nil && remains.cells.allSatisfy { $0.cell == nil }, "\(name)")
    }
  }

  @Test("A page with an open dialog is released, and so is the app")
  func app() async {
    weak var app: UITabBarController?
    weak var gallery: GalleryState?
    weak var page: TablePageController?
    do {
      let screen = AppScreen(opening: .settings)
      screen.tap(id: 6)
      #expect(screen.alert != nil)
      (app, gallery, page) = (screen.app, screen.gallery, screen.controller)
      screen.window.rootViewController = nil
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(app == nil && gallery == nil && page == nil)
  }
}
#endif
