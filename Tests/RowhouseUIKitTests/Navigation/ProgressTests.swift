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
  @Test("Progress hides the page from screen readers, and ends editing")
  func progressForReaders() throws {
    let navigator = Navigator()
    let screen = TableScreen(Looking(navigator: navigator), navigator: navigator)
    let field = try #require(screen.first(UITextField.self, 0))
    func spoken() -> [String] { ScreenReader(in: screen.controller.view).spoken }
    let page = spoken()
    #expect(field.becomeFirstResponder())
    UIAccessibility.posted = []
    let progress = navigator.progress("Loading")
    screen.settle()
    #expect(spoken() == ["Loading"])
    #expect(!field.isFirstResponder)
    func posts() -> [UIAccessibility.Notification] { UIAccessibility.posted.map(\.notification) }
    #expect(posts() == [.screenChanged])
    #expect((UIAccessibility.posted.first?.argument as? UIView)?.accessibilityLabel == "Loading")
    progress.update(0.5, message: "Half")
    screen.settle()
    #expect(spoken() == ["Half, 50 %"])
    progress.finish()
    #expect(spoken() == page)
    #expect(posts() == [.screenChanged, .layoutChanged])
  }

  private struct Looking: TablePage {
    let navigator: Navigator
    var title: String { "Fields" }
    var sections: [TableSection] { TableSection { FieldRow("Name", text: "a") { _ in } } }
  }
}
#endif
