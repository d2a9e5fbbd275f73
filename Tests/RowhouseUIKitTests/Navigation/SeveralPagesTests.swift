// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Requests to leave several pages, or to replace one")
@MainActor
struct SeveralPagesTests {
  private struct Level: TablePage {
    let number: Int

    var title: String { "level \(number)" }
    var sections: [TableSection] { TableSection { Row("row") } }
  }

  private let navigator = Navigator()

  /// Returns a screen with a stack of several pages.
  private func screen(pushing count: Int) -> TableScreen {
    let screen = TableScreen(Level(number: 0), navigator: navigator, showsBar: true)
    for number in 0..<count { push(Level(number: number + 1)) }
    return screen
  }

  private func push(_ page: some TablePage) {
    navigator.push(page)
    Animations.finish()
  }

  private func titles(_ stack: UINavigationController?) -> [String?]? {
    Animations.finish()
    return stack?.viewControllers.map(\.title)
  }

  @Test("Several pages are left at once, but not the first one", arguments: 0...5)
  func severalPages(count: Int) {
    let screen = screen(pushing: 3)
    navigator.pop(count)
    let left = ["level 0", "level 1", "level 2", "level 3"].prefix(max(4 - count, 1))
    #expect(titles(screen.stack) == Array(left))
  }

  @Test("The navigator returns to the first page, and then leaves nothing")
  func root() {
    let screen = screen(pushing: 3)
    for _ in 0..<2 {
      navigator.popToRoot()
      #expect(titles(screen.stack) == ["level 0"])
    }
  }

  @Test("A page takes the place of the top page, which is released")
  func replacement() async {
    let screen = screen(pushing: 2)
    weak let replaced = screen.stack.topViewController
    navigator.replace(with: Level(number: 9))
    #expect(titles(screen.stack) == ["level 0", "level 1", "level 9"])
    await Task.yield()
    #expect(replaced == nil)
    navigator.pop()
    #expect(titles(screen.stack) == ["level 0", "level 1"])
  }

  @Test("A page takes the place of the first page")
  func first() {
    let screen = screen(pushing: 0)
    navigator.replace(with: Level(number: 9))
    #expect(titles(screen.stack) == ["level 9"])
    navigator.push(Level(number: 10))
    #expect(titles(screen.stack) == ["level 9", "level 10"])
  }

  @Test("A page takes the place of the top page and of a view controller above it")
  func replacementBelowController() {
    let screen = screen(pushing: 1)
    navigator.push(UIViewController())
    Animations.finish()
    navigator.replace(with: Level(number: 9))
    #expect(titles(screen.stack) == ["level 0", "level 9"])
  }

  @Test("Without a stack, the pages of the sheet are left together, and replaced in it")
  func sheet() throws {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = TablePageController(Level(number: 0), navigator: navigator)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for leave in [{ navigator.pop(2) }, { navigator.popToRoot() }, { navigator.pop(7) }] {
      push(Level(number: 1))
      push(Level(number: 2))
      let sheet = window.frontmostController as? UINavigationController
      #expect(titles(sheet) == ["level 1", "level 2"])
      leave()
      Animations.finish()
      #expect(window.frontmostController === controller)
    }
    push(Level(number: 1))
    navigator.replace(with: Level(number: 9))
    let sheet = try #require(window.frontmostController as? UINavigationController)
    #expect(titles(sheet) == ["level 9"])
    #expect(sheet.topViewController?.navigationItem.leftBarButtonItem != nil)
    navigator.popToRoot()
    Animations.finish()
    #expect(window.frontmostController === controller)
    navigator.replace(with: Level(number: 10))
    #expect(controller.title == "level 10")
  }

  @Test("The first page of a sheet of the application is the first page of its stack")
  func ownSheet() {
    let screen = screen(pushing: 1)
    let sheet = UINavigationController(
      rootViewController: TablePageController(Level(number: 5), navigator: navigator))
    screen.controller.present(sheet, animated: false)
    push(Level(number: 6))
    navigator.popToRoot()
    #expect(titles(sheet) == ["level 5"])
    navigator.popToRoot()
    #expect(titles(sheet) == ["level 5"] && sheet.presentingViewController != nil)
    navigator.pop()
    Animations.finish()
    #expect(sheet.presentingViewController == nil)
  }
}
#endif
