// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("View controllers without a page")
@MainActor
struct ControllerNavigationTests {
  private struct Page: TablePage {
    let navigator: Navigator
    let other: UIViewController

    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        Row("push").onSelect { navigator.push(other) }
        Row("present").onSelect { navigator.present(other) }
        Row("back").onSelect { navigator.pop() }
      }
    }
  }

  private let other = UIViewController()

  private func tap(_ row: Int, on screen: TableScreen) {
    screen.table.tap(row: IndexPath(row: row, section: 0))
    Animations.finish()
    screen.window.layoutIfNeeded()
  }

  @Test("Rows push and present them")
  func requests() {
    let navigator = Navigator()
    let screen = TableScreen(Page(navigator: navigator, other: other), navigator: navigator)
    tap(0, on: screen)
    #expect(screen.stack.viewControllers == [screen.controller, other])
    navigator.pop()
    Animations.finish()
    #expect(screen.stack.viewControllers == [screen.controller])
    tap(1, on: screen)
    #expect(screen.stack.presentedViewController === other)
    let third = UIViewController()
    #expect(navigator.present(third))
    Animations.finish()
    #expect(other.presentedViewController === third)
  }

  @Test("Dialogs and view controllers wait until the previous one is presented")
  func presentingTwice() async throws {
    for isDialogFirst in [false, true] {
      let (navigator, other) = (Navigator(), UIViewController())
      let screen = TableScreen(Page(navigator: navigator, other: other), navigator: navigator)
      var answers = 0
      if isDialogFirst { navigator.confirm("Sure?") { answers += 1 } }
      #expect(navigator.present(other))
      if !isDialogFirst { navigator.confirm("Sure?") { answers += 1 } }
      for _ in 0..<1_000 {
        Animations.finish()
        let isPresented = other.presentingViewController != nil
        if isPresented, isDialogFirst || screen.window.frontmostController !== other { break }
        await Task.yield()
      }
      Animations.finish()
      if isDialogFirst {
        let alert = try #require(screen.stack.presentedViewController as? UIAlertController)
        #expect(alert.presentedViewController === other)
      } else {
        #expect(screen.stack.presentedViewController === other)
        let alert = try #require(other.presentedViewController as? UIAlertController)
        alert.tap("OK")
        #expect(answers == 1)
      }
    }
  }

  @Test("A request waits until an application's own table is in a window")
  func waiting() {
    let navigator = Navigator()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .grouped)
    table.showPage(Page(navigator: navigator, other: other), navigator: navigator)
    #expect(navigator.push(other))
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: controller)
    controller.view.addSubview(table)
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    Animations.finish()
    #expect(stack.viewControllers == [controller, other])
  }

  /// Shows a controller in a window, after requests.
  private func window(of controller: UIViewController) -> UIWindow {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    Animations.finish()
    return window
  }

  @Test("A view controller is presented when the controller of the page is visible")
  func presentingEarly() {
    let page = TablePageController { Page(navigator: $0, other: other) }
    page.loadViewIfNeeded()
    #expect(page.navigator.present(other))
    #expect(page.navigator.push(UIViewController()))
    let stack = UINavigationController(rootViewController: page)
    #expect(other.presentingViewController == nil)
    let window = window(of: stack)
    #expect(window.frontmostController === other && stack.viewControllers.count == 2)
  }

  @Test("A page is pushed when the controller of the first page is in a navigation controller")
  func pushingEarly() async {
    let page = TablePageController { Page(navigator: $0, other: other) }
    page.navigator.push(Page(navigator: page.navigator, other: other))
    page.navigator.share(SharedContent("a"))
    let stack = UINavigationController(rootViewController: page)
    let window = window(of: stack)
    #expect(stack.viewControllers.count == 2)
    await waitUntil { stack.presentedViewController != nil }
    #expect(window.frontmostController is UIActivityViewController)
  }

  @Test("A page is pushed at once onto a navigation controller that is not visible yet")
  func pushingBeforeWindow() {
    let page = TablePageController { Page(navigator: $0, other: other) }
    let stack = UINavigationController(rootViewController: page)
    page.navigator.push(Page(navigator: page.navigator, other: other))
    #expect(page.navigator.push(other))
    #expect(stack.viewControllers.count == 3)
  }

  @Test("A navigator without a page in UIKit reports that it cannot")
  func unused() {
    #expect(!Navigator().push(other))
    #expect(!Navigator().present(other))
  }
}
#endif
