// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pages that ask before they are left", .serialized)
@MainActor
struct LeavingTests {
  @Observable @MainActor
  fileprivate final class Note {
    var text = ""
    var error: String?
    var wasDiscarded = false
  }

  private struct Page: TablePage {
    let note: Note
    var title: String { "Note" }
    var leaveGuard: LeaveGuard? {
      note.text.isEmpty
        ? nil
        : LeaveGuard("Discard?", leave: "Discard", stay: "Stay") { note.wasDiscarded = true }
    }
    var sections: [TableSection] {
      TableSection {
        for number in 0..<40 { Row("\(number)") }
        FieldRow("Text", note, \.text).error(note.error).id("field")
      }
    }
  }

  private struct Start: TablePage {
    let note: Note
    var title: String { "Start" }
    var sections: [TableSection] { TableSection { LinkRow("Note") { Page(note: note) } } }
  }

  private let note = Note()

  /// Opens the page on top of another one.
  private func open() throws -> (TableScreen, TablePageController) {
    let screen = TableScreen(Start(note: note), showsBar: true)
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    Animations.finish()
    screen.window.layoutIfNeeded()
    let page = try #require(screen.stack.topViewController as? TablePageController)
    return (screen, page)
  }

  private func change(_ text: String, on page: TablePageController) {
    note.text = text
    page.driver.flush()
  }

  @Test("The back button asks while there are changes, and is the system's otherwise")
  func backButton() throws {
    let (screen, page) = try open()
    #expect(!page.navigationItem.hidesBackButton && !page.isModalInPresentation)
    change("a", on: page)
    #expect(page.navigationItem.hidesBackButton && page.isModalInPresentation)
    #expect(page.navigationItem.leftBarButtonItem?.accessibilityLabel == "Start")
    change("", on: page)
    #expect(!page.navigationItem.hidesBackButton && !page.isModalInPresentation)
    #expect(page.navigationItem.leftBarButtonItem == nil)
    screen.stack.tapBack()
    #expect(screen.stack.viewControllers.count == 1)
  }

  @Test("A page with changes asks also if it was loaded before it is pushed")
  func loadedEarly() throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    note.text = "a"
    let page = TablePageController(Page(note: note), navigator: screen.controller.navigator)
    page.loadViewIfNeeded()
    #expect(page.isModalInPresentation && !page.navigationItem.hidesBackButton)
    screen.stack.pushViewController(page, animated: true)
    Animations.finish()
    #expect(page.navigationItem.hidesBackButton)
    #expect(page.navigationItem.leftBarButtonItem?.accessibilityLabel == "Start")
    change("", on: page)
    #expect(!page.navigationItem.hidesBackButton && !page.isModalInPresentation)
    screen.stack.tapBack()
    #expect(screen.stack.viewControllers.count == 1)
  }

  @Test("A page leaves the application's own buttons, with a question and without")
  func ownButtons() {
    let screen = TableScreen(Start(note: note), showsBar: true)
    let page = TablePageController(Page(note: note), navigator: screen.controller.navigator)
    let button = UIBarButtonItem(title: "Close")
    page.navigationItem.hidesBackButton = true
    page.navigationItem.leftBarButtonItem = button
    page.isModalInPresentation = true
    screen.stack.pushViewController(page, animated: true)
    Animations.finish()
    #expect(page.navigationItem.hidesBackButton && page.isModalInPresentation)
    #expect(page.navigationItem.leftBarButtonItem === button)
    for text in ["a", ""] {
      change(text, on: page)
      #expect(page.navigationItem.hidesBackButton && page.isModalInPresentation)
      #expect(page.navigationItem.leftBarButtonItem === button)
    }
  }

  @Test("A button that asks is beside the application's buttons that supplement the back button")
  func supplementingButtons() throws {
    let (screen, page) = try open()
    let (item, button) = (page.navigationItem, UIBarButtonItem(title: "Help"))
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = button
    change("a", on: page)
    #expect(item.hidesBackButton && item.leftBarButtonItems?.count == 2)
    #expect(item.leftBarButtonItems?.last === button)
    change("", on: page)
    #expect(!item.hidesBackButton && item.leftBarButtonItems == [button])
    #expect(screen.stack.topViewController === page)
  }

  @Test("The question keeps the page or leaves it")
  func question() throws {
    let (screen, page) = try open()
    change("a", on: page)
    for (title, count, isDiscarded) in [("Stay", 2, false), ("Discard", 1, true)] {
      page.navigationItem.leftBarButtonItem?.tap()
      Animations.finish()
      let alert = try #require(page.presentedViewController as? UIAlertController)
      #expect(alert.title == "Discard?")
      alert.tap(title)
      Animations.finish()
      #expect(screen.stack.viewControllers.count == count)
      #expect(note.wasDiscarded == isDiscarded)
    }
  }

  /// Presents the page with changes, alone or below another page in a stack.
  private func present(isBelow: Bool) throws -> (TableScreen, UIViewController) {
    let screen = TableScreen(Start(note: note), showsBar: true)
    note.text = "a"
    let page = TablePageController(Page(note: note))
    let sheet = isBelow ? UINavigationController(rootViewController: page) : page
    screen.controller.present(sheet, animated: false)
    screen.settle()
    if isBelow {
      page.navigator.push(Start(note: Note()))
      screen.settle()
    }
    return (screen, sheet)
  }

  @Test("A sheet that is pulled down asks", arguments: [false, true])
  func pulledSheet(isBelow: Bool) throws {
    let (screen, sheet) = try present(isBelow: isBelow)
    for (title, isDiscarded) in [("Stay", false), ("Discard", true)] {
      sheet.pullDownSheet()
      screen.settle()
      let alert = try #require(screen.window.frontmostController as? UIAlertController)
      alert.tap(title)
      screen.settle()
      #expect(note.wasDiscarded == isDiscarded)
      #expect(screen.window.frontmostController === (isDiscarded ? screen.stack : sheet))
    }
  }

  @Test("The answer does not leave the page that has replaced the asking one in a sheet")
  func replacedInSheet() throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    func controller(_ page: any TablePage) -> TablePageController {
      TablePageController(page, navigator: screen.controller.navigator)
    }
    note.text = "a"
    let (first, page) = (controller(Start(note: Note())), controller(Page(note: note)))
    let sheet = UINavigationController(rootViewController: first)
    screen.controller.present(sheet, animated: false)
    sheet.pushViewController(page, animated: false)
    screen.settle()
    page.navigationItem.leftBarButtonItem?.tap()
    screen.settle()
    let alert = try #require(screen.window.frontmostController as? UIAlertController)
    let other = controller(Start(note: Note()))
    sheet.setViewControllers([first, other], animated: false)
    screen.settle()
    alert.tap("Discard")
    screen.settle()
    #expect(note.wasDiscarded && sheet.topViewController === other)
  }

  @Test("A page below one of another navigator asks when their sheet is pulled down")
  func pulledOtherNavigator() throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    note.text = "a"
    let sheet = UINavigationController(rootViewController: TablePageController(Page(note: note)))
    screen.controller.present(sheet, animated: false)
    screen.settle()
    sheet.pushViewController(TablePageController(Start(note: Note())), animated: false)
    screen.settle()
    for (title, isDiscarded) in [("Stay", false), ("Discard", true)] {
      sheet.pullDownSheet()
      screen.settle()
      try #require(screen.window.frontmostController as? UIAlertController).tap(title)
      screen.settle()
      #expect(note.wasDiscarded == isDiscarded)
      #expect(screen.window.frontmostController === (isDiscarded ? screen.stack : sheet))
    }
  }

  @Test("A sheet without changes is pulled down at once")
  func unchangedSheet() throws {
    let (screen, sheet) = try present(isBelow: false)
    change("", on: try #require(sheet as? TablePageController))
    #expect(sheet.presentationController?.delegate == nil)
    sheet.pullDownSheet()
    screen.settle()
    #expect(screen.window.frontmostController === screen.stack && !note.wasDiscarded)
  }

  @Test("The application's own delegate of a sheet stays")
  func ownDelegate() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0

      func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { attempts += 1 }
    }
    let screen = TableScreen(Start(note: note))
    note.text = "a"
    let (page, delegate) = (TablePageController(Page(note: note)), Delegate())
    page.presentationController?.delegate = delegate
    screen.controller.present(page, animated: false)
    screen.settle()
    page.pullDownSheet()
    #expect(delegate.attempts == 1 && screen.window.frontmostController === page)
  }

  @Test("A page that is presented for want of a stack has a button that closes it, and asks")
  func closeButton() throws {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let start = TablePageController(Start(note: note))
    window.rootViewController = start
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for text in ["", "a"] {
      note.text = text
      start.tableView.tap(row: IndexPath(row: 0, section: 0))
      Animations.finish()
      window.layoutIfNeeded()
      let stack = try #require(window.frontmostController as? UINavigationController)
      stack.topViewController?.navigationItem.leftBarButtonItem?.tap()
      Animations.finish()
      let alert = window.frontmostController as? UIAlertController
      #expect((alert != nil) == !text.isEmpty)
      alert?.tap("Discard")
      Animations.finish()
      #expect(window.frontmostController === start)
    }
  }

  @Test(
    "A page asks also in a container and in an application's own table", arguments: [false, true])
  func containers(isOwnTable: Bool) throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    let outer = UIViewController()
    let driver: PageDriver
    if isOwnTable {
      let table = UITableView(frame: outer.view.bounds, style: .grouped)
      outer.view.addSubview(table)
      driver = table.showPage(Page(note: note))
    } else {
      let page = TablePageController(Page(note: note))
      outer.addChild(page)
      page.view.frame = outer.view.bounds
      outer.view.addSubview(page.view)
      page.didMove(toParent: outer)
      driver = page.driver
    }
    screen.stack.pushViewController(outer, animated: false)
    screen.settle()
    let item = outer.navigationItem
    for (title, count) in [("Stay", 2), ("Discard", 1)] {
      note.text = "a"
      driver.flush()
      #expect(item.hidesBackButton && outer.isModalInPresentation)
      #expect(item.leftBarButtonItem?.accessibilityLabel == "Start")
      item.leftBarButtonItem?.tap()
      screen.settle()
      try #require(screen.window.frontmostController as? UIAlertController).tap(title)
      screen.settle()
      #expect(screen.stack.viewControllers.count == count)
      note.text = ""
      driver.flush()
      #expect(!item.hidesBackButton && !outer.isModalInPresentation)
      #expect(item.leftBarButtonItem == nil)
    }
  }

  /// Adds a page to a container that may contain other pages.
  private func add(_ note: Note, to outer: UIViewController) -> TablePageController {
    let page = TablePageController(Page(note: note))
    outer.addChild(page)
    page.view.frame = outer.view.bounds
    outer.view.addSubview(page.view)
    page.didMove(toParent: outer)
    return page
  }

  @Test("Two pages in one container share the back button, which asks for both")
  func sharedContainer() throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    let (outer, notes) = (UIViewController(), [note, Note()])
    let pages = notes.map { add($0, to: outer) }
    screen.stack.pushViewController(outer, animated: false)
    screen.settle()
    let item = outer.navigationItem
    func change(_ texts: [String]) {
      for (note, text) in zip(notes, texts) { note.text = text }
      for page in pages { page.driver.flush() }
    }
    for texts in [["a", ""], ["a", "b"], ["", "b"], ["a", "b"], ["a", ""]] {
      change(texts)
      #expect(item.hidesBackButton && outer.isModalInPresentation)
      #expect(item.leftBarButtonItems?.count == 1)
    }
    change(["", ""])
    #expect(!item.hidesBackButton && !outer.isModalInPresentation)
    #expect(item.leftBarButtonItem == nil)
    change(["a", "b"])
    for (answers, count) in [
      (["Stay"], 2), (["Discard", "Stay"], 2), (["Discard", "Discard"], 1),
    ] {
      item.leftBarButtonItem?.tap()
      for answer in answers {
        screen.settle()
        try #require(screen.window.frontmostController as? UIAlertController).tap(answer)
      }
      screen.settle()
      #expect(screen.window.frontmostController === screen.stack)
      #expect(screen.stack.viewControllers.count == count)
    }
    #expect(notes[0].wasDiscarded && notes[1].wasDiscarded)
  }

  @Test("The back button is the system's again when a table with a question is released")
  func releasedTable() async throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    let outer = UIViewController()
    note.text = "a"
    screen.stack.pushViewController(outer, animated: false)
    screen.settle()
    do {
      let table = UITableView(frame: outer.view.bounds, style: .grouped)
      outer.view.addSubview(table)
      table.showPage(Page(note: note))
      #expect(outer.navigationItem.hidesBackButton && outer.isModalInPresentation)
      table.removeFromSuperview()
    }
    await waitUntil { !outer.isModalInPresentation }
    #expect(!outer.navigationItem.hidesBackButton && !outer.isModalInPresentation)
  }

  @Test("A tap on the selected tab asks before it returns to the first page")
  func selectedTab() throws {
    let start = TablePageController(Start(note: note))
    let stack = UINavigationController(rootViewController: start)
    stack.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    note.text = "a"
    for page in [Page(note: note) as any TablePage, Start(note: Note())] {
      start.navigator.push(page)
      Animations.finish()
      window.layoutIfNeeded()
    }
    for title in ["Other", "Notes"] { tabs.tapTab(title) }
    #expect(stack.viewControllers.count == 3)
    for (title, count) in [("Stay", 3), ("Discard", 1)] {
      tabs.tapTab("Notes")
      Animations.finish()
      try #require(window.frontmostController as? UIAlertController).tap(title)
      Animations.finish()
      #expect(stack.viewControllers.count == count)
    }
    #expect(note.wasDiscarded)
    start.navigator.push(Start(note: Note()))
    Animations.finish()
    tabs.tapTab("Notes")
    #expect(stack.viewControllers == [start])
  }

  #if os(Linux)
  // Needs the stand-in, because a test cannot change the width of a split view.
  @Test("The first page of a column asks while the split view is collapsed")
  func collapsedColumn() throws {
    let screen = TableScreen(Start(note: note), showsBar: true)
    let page = TablePageController(Page(note: note), navigator: screen.controller.navigator)
    let (column, split) = (UINavigationController(rootViewController: page), UIViewController())
    let item = page.navigationItem
    func expand() {
      split.addChild(column)
      split.view.addSubview(column.view)
      column.view.frame = split.view.bounds
      column.didMove(toParent: split)
      screen.window.rootViewController = split
      screen.settle()
    }
    func collapse() {
      column.willMove(toParent: nil)
      column.view.removeFromSuperview()
      column.removeFromParent()
      screen.window.rootViewController = screen.stack
      screen.stack.collapse(column)
      screen.settle()
    }
    note.text = "a"
    for _ in 0..<2 {
      expand()
      #expect(!item.hidesBackButton && item.leftBarButtonItem == nil)
      collapse()
      #expect(item.hidesBackButton && item.leftBarButtonItem?.accessibilityLabel == "Start")
      screen.stack.separate()
    }
    collapse()
    change("", on: page)
    screen.stack.tapBack()
    #expect(screen.stack.viewControllers == [screen.controller])
    screen.stack.collapse(column)
    screen.settle()
    for (title, count) in [("Stay", 2), ("Discard", 1)] {
      change("a", on: page)
      item.leftBarButtonItem?.tap()
      screen.settle()
      try #require(screen.window.frontmostController as? UIAlertController).tap(title)
      screen.settle()
      #expect(screen.stack.viewControllers.count == count)
    }
    #expect(note.wasDiscarded)
  }

  @Test("A later page of a collapsed column returns to the page before it")
  func laterPageInColumn() throws {
    let screen = TableScreen(Start(note: Note()), showsBar: true)
    let start = TablePageController(Start(note: note), navigator: screen.controller.navigator)
    let column = UINavigationController(rootViewController: start)
    screen.stack.collapse(column)
    screen.settle()
    note.text = "a"
    start.navigator.push(Page(note: note))
    screen.settle()
    let item = try #require(column.topViewController?.navigationItem)
    #expect(item.hidesBackButton && item.leftBarButtonItem?.accessibilityLabel == "Start")
    item.leftBarButtonItem?.tap()
    screen.settle()
    try #require(screen.window.frontmostController as? UIAlertController).tap("Discard")
    screen.settle()
    #expect(column.viewControllers == [start] && screen.stack.viewControllers.count == 2)
    start.navigator.pop()
    screen.settle()
    #expect(screen.stack.viewControllers == [screen.controller])
  }
  #endif

  @Test("The first error is scrolled into view, and its field is edited")
  func firstError() throws {
    let (screen, page) = try open()
    note.error = "Write something"
    page.navigator.focusFirstError()
    Animations.finish()
    let table = page.tableView
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 40, section: 0)) == true)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 40, section: 0)))
    #expect(cell.contains { $0.isFirstResponder })
    #expect(screen.stack.topViewController === page)
  }
}

extension UIView {
  fileprivate func contains(_ isWanted: (UIView) -> Bool) -> Bool {
    isWanted(self) || subviews.contains { $0.contains(isWanted) }
  }
}
#endif
