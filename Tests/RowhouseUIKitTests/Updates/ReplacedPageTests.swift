// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pages in place of others")
@MainActor
struct ReplacedPageTests {
  private struct Numbers: TablePage {
    var title = "Numbers"
    var appearance = PageAppearance.grouped
    var followsEnd = false

    var sections: [TableSection] {
      TableSection(0..<100, id: \.self) { Row("\(title) \($0)") }
    }
  }

  private let navigator = Navigator()

  /// Returns the distance from the top of the page to the upper edge of the visible area, in points.
  private func distance(_ table: UITableView) -> CGFloat {
    table.contentOffset.y + table.adjustedContentInset.top
  }

  @Test("A page begins at its top in place of a scrolled page", arguments: PageAppearance.allCases)
  func top(appearance: PageAppearance) {
    let screen = TableScreen(Numbers(), showsBar: true)
    screen.table.scroll(to: 1_500)
    screen.driver.show(Numbers(title: "Others", appearance: appearance))
    screen.settle()
    #expect(distance(screen.table) == 0 && screen.texts(0) == ["Others 0"])
    #expect(screen.staleness() == nil)
  }

  @Test("A replaced page without a navigation controller begins at its top")
  func replaced() {
    let controller = TablePageController(Numbers(), navigator: navigator)
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.tableView.scroll(to: 1_500)
    navigator.replace(with: Numbers(title: "Others"))
    window.layoutIfNeeded()
    #expect(controller.title == "Others" && distance(controller.tableView) == 0)
  }

  @Test("A page that is replaced while another one covers it begins at its top")
  func covered() {
    let screen = TableScreen(Numbers(), showsBar: true)
    screen.table.scroll(to: 1_500)
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.settle()
    screen.driver.show(Numbers(title: "Others"))
    screen.stack.popViewController(animated: false)
    screen.settle()
    #expect(distance(screen.table) == 0 && screen.texts(0) == ["Others 0"])
  }

  @Test(
    "A page in place of another one in an application's table begins at its top or follows its end",
    arguments: [false, true])
  func ownTable(isCovered: Bool) {
    let (outer, table) = (UIViewController(), UITableView(frame: .zero, style: .grouped))
    let stack = UINavigationController(rootViewController: outer)
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    table.frame = outer.view.bounds
    outer.view.addSubview(table)
    func show(_ page: Numbers) {
      if isCovered { stack.pushViewController(UIViewController(), animated: false) }
      table.showPage(page)
      if isCovered { stack.popViewController(animated: false) }
      window.layoutIfNeeded()
    }
    show(Numbers())
    for (page, last) in [
      (Numbers(title: "Others"), nil), (Numbers(followsEnd: true), 99), (Numbers(), nil),
    ] {
      table.scroll(to: 1_500)
      show(page)
      if let last {
        #expect(table.indexPathsForVisibleRows?.last?.row == last)
      } else {
        #expect(distance(table) == 0 && table.indexPathsForVisibleRows?.first?.row == 0)
      }
    }
  }

  @Test("An animated scroll of the former page ends with it")
  func animated() {
    let screen = TableScreen(Numbers(), navigator: navigator)
    navigator.scroll(to: 50, at: .top)
    screen.driver.show(Numbers(title: "Others"))
    screen.settle()
    #expect(distance(screen.table) == 0)
    // The end of a later animation does not return to the row either.
    screen.table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    screen.settle()
    #expect(screen.table.contentOffset.y == 100)
  }

  @Test("A page that follows its end opens there, and a requested row has priority over the top")
  func otherPlaces() {
    let screen = TableScreen(Numbers(), navigator: navigator)
    screen.table.scroll(to: 1_500)
    screen.driver.show(Numbers(followsEnd: true))
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.last?.row == 99)
    screen.driver.show(Numbers())
    navigator.scroll(to: 70, at: .top, isAnimated: false)
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.first?.row == 70)
  }
}
#endif
