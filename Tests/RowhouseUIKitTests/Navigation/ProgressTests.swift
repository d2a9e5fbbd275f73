// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// UIKit does not list the posted notifications, and a test cannot drive its screen reader.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Indicators of progress")
@MainActor
struct ProgressTests {
  @Test(
    "Progress is announced in the language of the page, which remains usable",
    arguments: [("en", "50%"), ("ar-EG", "٥٠٪\u{61C}")])
  func progressForReaders(language: String, half: String) throws {
    let navigator = Navigator()
    let screen = TableScreen(
      Looking(navigator: navigator, language: language), navigator: navigator)
    let field = try #require(screen.first(UITextField.self, 0))
    func spoken() -> [String] { ScreenReader(in: screen.controller.view).spoken }
    let page = spoken()
    #expect(field.becomeFirstResponder())
    UIAccessibility.posted = []
    let progress = navigator.progress("Loading")
    screen.settle()
    #expect(spoken().sorted() == (page + ["Loading"]).sorted())
    #expect(field.isFirstResponder)
    #expect(UIAccessibility.posted.map(\.notification) == [.announcement])
    #expect(UIAccessibility.announced == ["Loading"])
    let view = try #require(screen.controller.view)
    let touched = view.hitTest(field.convert(field.bounds, to: view).origin, with: nil)
    #expect(touched?.isDescendant(of: screen.table) == true)
    progress.update(0.5, message: "Half")
    screen.settle()
    #expect(spoken().sorted() == (page + ["Half, \(half)"]).sorted())
    progress.finish()
    #expect(spoken() == page)
  }

  @Test("A message is shown after the one before it has disappeared")
  func messages() {
    let navigator = Navigator()
    let screen = TableScreen(Looking(navigator: navigator), navigator: navigator)
    screen.settle()
    UIAccessibility.posted = []
    navigator.toast("Saved")
    navigator.toast("Sent")
    #expect(UIAccessibility.announced == ["Saved"])
    Animations.finish()
    #expect(UIAccessibility.announced == ["Saved", "Sent"])
  }

  private struct Looking: TablePage {
    let navigator: Navigator
    var language: String? = "en"
    var title: String { "Fields" }
    var sections: [TableSection] { TableSection { FieldRow("Name", text: "a") { _ in } } }
  }
}
#endif
