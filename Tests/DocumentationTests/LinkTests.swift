// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

/// The object of the article about links, on the stand-in for UIKit.
@Suite("Links on iOS")
@MainActor
struct LinkTests {
  @Observable @MainActor
  final class Note {
    var text = ""
  }

  private struct NotePage: TablePage {
    let note: Note
    var title: String { "Note" }
    var leaveGuard: LeaveGuard? {
      note.text.isEmpty ? nil : LeaveGuard("Discard?", leave: "Discard", stay: "Stay")
    }
    var sections: [TableSection] { TableSection { FieldRow("Text", note, \.text) } }
  }

  private struct TextPage: TablePage {
    let title: String
    var sections: [TableSection] { TableSection { Row(title) } }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let tabs = UITabBarController()
  private let first = TablePageController(TextPage(title: "Orders"))
  private let note = Note()

  /// Shows another tab than that of the orders.
  private func show() -> (links: OrderLinks, stack: UINavigationController) {
    let stack = UINavigationController(rootViewController: first)
    tabs.viewControllers = [UIViewController(), stack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    settle()
    return (OrderLinks(tabs: tabs, stack: stack), stack)
  }

  /// Ends the animations, and those that begin when others have ended.
  private func settle() {
    for _ in 0..<4 {
      Animations.finish()
      window.layoutIfNeeded()
    }
  }

  private func answer(_ title: String) throws {
    settle()
    try #require(window.frontmostController as? UIAlertController).tap(title)
    settle()
  }

  private func titles(_ stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  @Test("A link opens a page above the first page of its tab")
  func tab() {
    let (links, stack) = show()
    for title in ["17", "18"] {
      links.open(TextPage(title: title))
      settle()
      #expect(titles(stack) == ["Orders", title] && tabs.selectedViewController === stack)
    }
  }

  @Test("A link asks before a changed page is left")
  func changes() throws {
    let (links, stack) = show()
    tabs.selectedViewController = stack
    first.navigator.push(NotePage(note: note))
    settle()
    first.navigator.push(TextPage(title: "Details"))
    settle()
    note.text = "a"
    links.open(TextPage(title: "17"))
    try answer("Stay")
    #expect(titles(stack) == ["Orders", "Note", "Details"])
    links.open(TextPage(title: "17"))
    try answer("Discard")
    #expect(titles(stack) == ["Orders", "17"])
  }

  @Test("A link asks before it closes a changed sheet")
  func sheet() throws {
    let (links, stack) = show()
    note.text = "a"
    let sheet = UINavigationController(
      rootViewController: TablePageController(NotePage(note: note)))
    tabs.present(sheet, animated: false)
    settle()
    links.open(TextPage(title: "17"))
    try answer("Stay")
    #expect(tabs.presentedViewController === sheet && titles(stack) == ["Orders"])
    links.open(TextPage(title: "17"))
    try answer("Discard")
    #expect(tabs.presentedViewController == nil && titles(stack) == ["Orders", "17"])
  }
}
#endif
