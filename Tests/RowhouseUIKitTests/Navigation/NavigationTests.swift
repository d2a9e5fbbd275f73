// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Requests of pages to their navigator")
@MainActor
struct NavigationTests {
  /// A page that pushes other pages.
  struct Level: TablePage {
    let number: Int
    let navigator: Navigator
    var model: Looks?

    var title: String { "level \(number)" }
    var sections: [TableSection] {
      TableSection(rows: [
        Row("further", id: "further")
          .onSelect { navigator.push(Level(number: number + 1, navigator: navigator)) }.row,
        Row("back", id: "back").onSelect { navigator.pop() }.row,
        Row("ask", id: "ask")
          .onSelect { navigator.confirm("Sure?", role: .destructive) { navigator.pop() } }.row,
      ])
      TableSection(model?.rows ?? [], id: \.self) { Row($0) }.id("data")
    }
  }

  private func screen(_ navigator: Navigator = Navigator(), model: Looks? = nil) -> TableScreen {
    TableScreen(
      Level(number: 0, navigator: navigator, model: model), navigator: navigator, showsBar: true)
  }

  private func tap(_ row: Int, on screen: TableScreen) {
    let top = screen.stack.topViewController as? TablePageController
    top?.tableView.tap(row: IndexPath(row: row, section: 0))
    Animations.finish()
    screen.window.layoutIfNeeded()
  }

  @Test("Pages are pushed and popped, by pages and by the system")
  func stack() {
    let screen = screen()
    tap(0, on: screen)
    tap(0, on: screen)
    #expect(screen.stack.viewControllers.map(\.title) == ["level 0", "level 1", "level 2"])
    tap(1, on: screen)
    #expect(screen.stack.viewControllers.count == 2)
    screen.stack.tapBack()
    #expect(screen.stack.topViewController === screen.controller)
    tap(0, on: screen)
    screen.stack.swipeBackAndReturn()
    #expect(screen.stack.topViewController?.title == "level 1")
    tap(1, on: screen)
    tap(1, on: screen)
    #expect(screen.stack.viewControllers.count == 1, "the first page stays")
  }

  @Test("Requests before the first page are carried out when it is visible")
  func earlyRequests() {
    let navigator = Navigator()
    navigator.push(Level(number: 1, navigator: navigator))
    let screen = screen(navigator)
    Animations.finish()
    #expect(screen.stack.viewControllers.map(\.title) == ["level 0", "level 1"])
  }

  @Test("Controllers, tables, cells and pages are released after they were popped")
  func lifetimes() async {
    let screen = screen()
    weak var controller: TablePageController?
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var driver: PageDriver?
    do {
      tap(0, on: screen)
      let top = screen.stack.topViewController as? TablePageController
      controller = top
      table = top?.tableView
      cell = table?.cellForRow(at: IndexPath(row: 0, section: 0))
      driver = top?.driver
      #expect(cell != nil)
    }
    screen.stack.tapBack()
    await Task.yield()
    #expect(controller == nil)
    #expect(table == nil)
    #expect(cell == nil)
    #expect(driver == nil)
  }

  @Test("A dialog is an alert, answered once; the next one waits for it")
  func dialogs() throws {
    let navigator = Navigator()
    let screen = screen(navigator)
    tap(0, on: screen)
    tap(2, on: screen)
    var told: [String] = []
    navigator.alert("Second", message: "text") { told.append("second") }
    let first = try #require(screen.window.frontmostController as? UIAlertController)
    #expect(first.title == "Sure?")
    #expect(first.actions.map(\.style) == [.cancel, .destructive])
    first.tap("OK")
    Animations.finish()
    #expect(screen.stack.viewControllers.count == 1)
    let second = try #require(screen.window.frontmostController as? UIAlertController)
    #expect(second.title == "Second")
    #expect(second.message == "text")
    second.tap("OK")
    Animations.finish()
    #expect(told == ["second"])
    #expect(!(screen.window.frontmostController is UIAlertController))
  }

  /// A page that asks before it changes a model that is not observable.
  private struct AskingPage: TablePage {
    @MainActor
    final class Model {
      var isDeleted = false
    }

    let model: Model
    var title: String { "page" }
    var sections: [TableSection] {
      TableSection {
        Row(model.isDeleted ? "deleted" : "delete", id: "delete").onSelect {
          navigator.confirm("Delete?") {
            model.isDeleted = true
            navigator.alert("Deleted")
          }
        }
      }
    }
  }

  @Test("An action of a dialog has the navigator of the page, which is read again")
  func confirmed() async throws {
    let screen = TableScreen(AskingPage(model: AskingPage.Model()), showsBar: true)
    tap(0, on: screen)
    let question = try #require(screen.window.frontmostController as? UIAlertController)
    question.tap("OK")
    await screen.driver.settled()
    Animations.finish()
    #expect(screen.texts(0) == ["deleted"])
    let notice = try #require(screen.window.frontmostController as? UIAlertController)
    #expect(notice.title == "Deleted")
    notice.tap("OK")
  }

  @Test("A dialog may have several cancel actions, or none")
  func oddDialogs() throws {
    let navigator = Navigator()
    let screen = screen(navigator)
    var told: [Int] = []
    navigator.present(
      "Two", message: "",
      actions: [
        DialogAction("Leave", role: .cancel) { told.append(0) },
        DialogAction("Leave too", role: .cancel) { told.append(1) },
      ])
    navigator.present("None", actions: [])
    try #require(screen.window.frontmostController as? UIAlertController).tap("Leave too")
    Animations.finish()
    #expect(told == [1])
    try #require(screen.window.frontmostController as? UIAlertController).tap("OK")
    Animations.finish()
    #expect(!(screen.window.frontmostController is UIAlertController))
  }

  @Test("Requests wait until there is a window")
  func early() throws {
    let navigator = Navigator()
    let controller = TablePageController(
      Level(number: 0, navigator: navigator), navigator: navigator)
    navigator.alert("Early")
    navigator.toast("Hello")
    let progress = navigator.progress("Loading")
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(controller.view.labels.contains("Hello") && controller.view.labels.contains("Loading"))
    progress.finish()
    Animations.finish()
    #expect(!controller.view.labels.contains("Loading"))
    let alert = try #require(window.frontmostController as? UIAlertController)
    #expect(alert.title == "Early")
  }

  @Test("A row is scrolled into view, even if the same change inserts it")
  func scrolling() {
    let navigator = Navigator()
    let model = Looks()
    model.rows = (0..<100).map { "row \($0)" }
    let screen = screen(navigator, model: model)
    navigator.scroll(to: "row 80")
    screen.settle()
    let section = 1
    #expect(screen.table.indexPathsForVisibleRows?.contains([section, 80]) == true)
    model.rows.append("new")
    navigator.scroll(to: "new")
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.contains([section, 100]) == true)
    navigator.scroll(to: "nobody")
    navigator.scroll(toRow: 0, ofSection: "data")
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.contains([section, 0]) == true)
  }

  @Test("A toast disappears, and progress is shown until it finishes")
  func passing() {
    let navigator = Navigator()
    let screen = screen(navigator)
    func texts() -> [String] {
      screen.controller.view.subviews.filter { !($0 is UITableView) }.flatMap(\.labels)
    }
    navigator.toast("Saved")
    navigator.toast("Sent")
    #expect(texts() == ["Saved"])
    Animations.finish()
    #expect(texts() == [])
    let progress = navigator.progress("Loading")
    screen.settle()
    #expect(texts() == ["Loading"])
    progress.update(0.5, message: "Half")
    screen.settle()
    #expect(texts() == ["Half"])
    progress.finish()
    #expect(texts() == [])
  }

  @Test("A page without a stack is presented, and has a back button")
  func presented() {
    let navigator = Navigator()
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = TablePageController(
      Level(number: 0, navigator: navigator), navigator: navigator)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    navigator.push(Level(number: 1, navigator: navigator))
    Animations.finish()
    #expect(
      (window.frontmostController as? UINavigationController)?.topViewController?.title == "level 1"
    )
    navigator.pop()
    Animations.finish()
    #expect(window.frontmostController === controller)
  }

  @Test("A host that the application has set for the navigator is kept")
  func ownHost() {
    final class Host: NavigationHost {
      var requests = 0
      var selectedRows: [ItemID] { [] }

      func perform(_ request: NavigationRequest) { requests += 1 }
    }
    let (navigator, host) = (Navigator(), Host())
    navigator.host = host
    let screen = screen(navigator)
    tap(0, on: screen)
    #expect(host.requests == 1 && screen.stack.viewControllers.count == 1)
  }

  @Test("The visible one of several pages with a navigator pushes, and a dismissed one does not")
  func visiblePage() {
    let navigator = Navigator()
    let screen = screen(navigator)
    let sheet = UINavigationController(
      rootViewController: TablePageController(
        Level(number: 9, navigator: navigator), navigator: navigator))
    screen.controller.present(sheet, animated: false)
    navigator.push(Level(number: 10, navigator: navigator))
    Animations.finish()
    #expect(sheet.viewControllers.count == 2 && screen.stack.viewControllers.count == 1)
    sheet.dismiss(animated: false)
    tap(0, on: screen)
    #expect(sheet.viewControllers.count == 2 && screen.stack.viewControllers.count == 2)
    let alone = TablePageController(Level(number: 8, navigator: navigator), navigator: navigator)
    screen.stack.present(alone, animated: false)
    navigator.pop()
    Animations.finish()
    #expect(screen.stack.viewControllers.count == 2 && screen.stack.presentedViewController == nil)
  }

  @Test("The page of the selected tab pushes")
  func selectedTab() {
    let navigator = Navigator()
    let stacks = (0..<2).map {
      UINavigationController(
        rootViewController: TablePageController(
          Level(number: $0, navigator: navigator), navigator: navigator))
    }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for index in [0, 1, 0] {
      tabs.selectedIndex = index
      navigator.push(Level(number: 2, navigator: navigator))
      Animations.finish()
    }
    #expect(stacks.map(\.viewControllers.count) == [3, 2])
  }

  @Test("Messages after a presented page has been left are shown by the page below")
  func afterDismissal() async throws {
    let navigator = Navigator()
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = TablePageController(
      Level(number: 0, navigator: navigator), navigator: navigator)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    navigator.push(Level(number: 1, navigator: navigator))
    Animations.finish()
    var isAnswered = false
    navigator.pop()
    navigator.toast("Saved")
    navigator.alert("Done") { isAnswered = true }
    #expect(controller.view.labels.contains("Saved"))
    Animations.finish()
    await waitUntil { window.frontmostController is UIAlertController }
    Animations.finish()
    let alert = try #require(window.frontmostController as? UIAlertController)
    #expect(controller.presentedViewController === alert)
    alert.tap("OK")
    #expect(isAnswered)
  }

  @Test("A page is left with the alert that covers it")
  func coveredPage() {
    let navigator = Navigator()
    let screen = screen(navigator)
    let sheet = TablePageController(Level(number: 1, navigator: navigator), navigator: navigator)
    screen.controller.present(sheet, animated: false)
    navigator.alert("Done")
    Animations.finish()
    navigator.pop()
    Animations.finish()
    #expect(screen.stack.presentedViewController == nil)
  }

  @Test("A released controller releases its dialogs and pages")
  func letGo() async {
    weak var navigator: Navigator?
    do {
      let screen = screen()
      navigator = screen.controller.navigator
      tap(2, on: screen)
      screen.window.rootViewController = nil
    }
    Animations.finish()
    await waitUntil { navigator == nil }
    #expect(navigator == nil)
  }

  @Test("The title is the page's, and follows it")
  func titles() {
    let screen = TableScreen()
    for title in ["one", "two"] {
      screen.driver.title = title
      screen.settle()
      #expect(screen.controller.title == title)
      #expect(screen.controller.navigationItem.title == title)
    }
  }

  @Test("A tab keeps the title that the application has given it, and follows the page otherwise")
  func tabTitles() {
    let pages = ["own", "standard", "in a stack"].map { name in
      let page = TablePageController()
      page.driver.title = name
      return page
    }
    pages[0].tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    let stack = UINavigationController(rootViewController: pages[2])
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [pages[0], pages[1], stack]
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for index in 0..<3 {
      tabs.selectedIndex = index
      window.layoutIfNeeded()
      for title in ["one", "two"] {
        pages[index].driver.title = title
        pages[index].driver.flush()
        #expect(pages[index].title == title && pages[index].navigationItem.title == title)
      }
    }
    #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "two", "Stack"])
  }
}

extension UIView {
  /// The texts of all visible labels in the view.
  fileprivate var labels: [String] {
    if isHidden { return [] }
    if let label = self as? UILabel { return [label.text ?? ""] }
    return subviews.flatMap(\.labels)
  }
}
#endif
