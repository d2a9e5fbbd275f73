// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// On the stand-in alone: UIKit has no record of the animations that a table was given.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The animation of rows")
@MainActor
struct AnimationTests {
  private struct Page: TablePage {
    let names: Names
    var title: String { "Names" }
    var sections: [TableSection] {
      TableSection {
        for name in names.all {
          Row(name).id(name).onDelete { names.all.removeAll { $0 == name } }
        }
      }
    }
  }

  /// A model that is not observable.
  private final class Names {
    var all = ["a", "b"]
  }

  private let names = Names()

  @Test("Updates have the animation of the options, or their own")
  func controllers() {
    var options = TableOptions()
    let standard = TableScreen(Page(names: names), options: options)
    options.rowAnimation = .fade
    let screen = TableScreen(Page(names: names), options: options)
    names.all.append("c")
    for screen in [standard, screen] {
      screen.driver.update()
      screen.settle()
    }
    #expect(standard.table.rowAnimations == [.automatic])
    #expect(screen.table.rowAnimations == [.fade])
    names.all.append("d")
    screen.driver.update()
    screen.controller.update(with: .left) { names.all.removeFirst() }
    #expect(screen.table.rowAnimations == [.fade, .fade, .left])
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
    screen.table.swipe(row: IndexPath(row: 0, section: 0), isFull: true)
    #expect(screen.table.rowAnimations == [.fade, .fade, .left, .fade])
  }

  @Test("A pushed page has the animation of its own controller")
  func pushedPages() throws {
    let navigator = Navigator()
    let screen = TableScreen(Page(names: names), navigator: navigator)
    var options = TableOptions()
    options.rowAnimation = .left
    let pushed = TablePageController(Page(names: names), navigator: navigator, options: options)
    #expect(navigator.push(pushed))
    Animations.finish()
    screen.window.layoutIfNeeded()
    names.all.append("c")
    pushed.driver.update()
    pushed.driver.flush()
    screen.settle()
    #expect(pushed.tableView.rowAnimations == [.left])
    navigator.pop()
    screen.settle()
    names.all.append("d")
    screen.driver.update()
    screen.settle()
    #expect(Set(screen.table.rowAnimations) == [.automatic])
  }

  @Test("An application's own table animates too, and shows changes without a page unanimated")
  func ownTables() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UITableViewController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table: UITableView = controller.tableView
    table.showPage(Page(names: names))
    window.layoutIfNeeded()
    table.updatePage(with: .right) { names.all = ["b", "z"] }
    #expect(table.rowAnimations == [.right, .right])
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.hidePage()
    table.updatePage(with: .left) { names.all = [] }
    #expect(table.rowAnimations == [.right, .right])
  }
}
#endif
