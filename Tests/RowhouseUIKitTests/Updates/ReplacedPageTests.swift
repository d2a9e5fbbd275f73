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

  private final class Account {
    var (password, mail) = ("", "")
    var ended: [String] = []
  }

  private struct Login: TablePage {
    let account: Account
    var next: @MainActor () -> Void = {}
    var title: String { "Login" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Password", text: account.password) { account.password = $0 }
          .onDidEndEditing { account.ended.append("password") }
        Row("Next").onSelect(next)
      }
    }
  }

  private struct Profile: TablePage {
    let account: Account
    var title: String { "Profile" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("E-mail", text: account.mail) { account.mail = $0 }
          .onDidEndEditing { account.ended.append("mail") }
      }
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

  /// Shows a page, without a navigation controller, on which the user has typed a password without leaving the field.
  private func login(
    _ account: Account, next: @escaping @MainActor () -> Void = {}
  ) throws -> TableScreen {
    let screen = TableScreen(Login(account: account, next: next), navigator: navigator)
    screen.stack.viewControllers = []
    screen.window.rootViewController = screen.controller
    screen.window.layoutIfNeeded()
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText("secret")
    return screen
  }

  /// Expects that the typed password has reached only the page on which it was typed.
  private func expectPassword(_ account: Account, on screen: TableScreen) {
    screen.settle()
    #expect(account.password == "secret" && account.mail == "")
    #expect(account.ended == ["password"])
    #expect(screen.texts(0)?.first == "E-mail" && screen.staleness() == nil)
    #expect(screen.first(UITextField.self, 0)?.text == "")
    #expect(screen.first(UITextField.self, 0)?.isFirstResponder == false)
  }

  @Test("Text that the user is typing belongs to the page that another one replaces")
  func typedText() throws {
    let account = Account()
    let screen = try login(account)
    navigator.replace(with: Profile(account: account))
    expectPassword(account, on: screen)
  }

  @Test("The end of editing belongs to the page that a handler replaces")
  func endOfEditing() throws {
    let account = Account()
    let screen = try login(account) { [navigator] in
      navigator.replace(with: Profile(account: account))
    }
    screen.table.tap(row: IndexPath(row: 1, section: 0))
    expectPassword(account, on: screen)
  }

  @Test("Selected rows do not stay selected on another page", arguments: [false, true])
  func selection(isCovered: Bool) {
    let screen = TableScreen(Numbers(), navigator: navigator)
    screen.driver.select(3)
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    if isCovered { screen.stack.pushViewController(UIViewController(), animated: false) }
    screen.driver.show(Numbers(title: "Others"))
    if isCovered { screen.stack.popViewController(animated: false) }
    screen.settle()
    #expect(screen.texts(3) == ["Others 3"])
    #expect(screen.table.indexPathsForSelectedRows ?? [] == [])
    screen.driver.select(4)
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
  }
}
#endif
