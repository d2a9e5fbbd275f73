// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

/// Keyboard shortcuts, which UIKit finds in the controller of the page.
@MainActor
struct ShortcutTests {
  private final class Model {
    var text = ""
    var pressed: [String] = []
  }

  private struct NotePage: TablePage {
    let model: Model
    var title: String { "Note" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Text", text: model.text) { model.text = $0 }.shortcut("f")
        ButtonRow("Save") { model.pressed.append("save \(model.text)") }.shortcut("s")
        ButtonRow("Save as") { model.pressed.append("save as") }.shortcut("S", [.command, .shift])
        ButtonRow("Undo") {}.shortcut("z").disabled()
      }
    }
  }

  @Test("The controller has a key command for each shortcut of an enabled row")
  func commands() {
    let screen = TableScreen()
    let controller = screen.controller
    #expect(controller.keyCommands?.isEmpty != false && !controller.canBecomeFirstResponder)
    screen.driver.show(NotePage(model: Model()))
    let commands = controller.keyCommands ?? []
    #expect(commands.map(\.input) == ["f", "s", "s"])
    #expect(commands.map(\.modifierFlags) == [.command, .command, [.command, .shift]])
    #expect(commands.map(\.discoverabilityTitle) == ["Text", "Save", "Save as"])
    #expect(controller.canBecomeFirstResponder)
  }

  @Test("A key command reports the typed text, and taps its row or focuses its field")
  func pressing() throws {
    let model = Model()
    let screen = TableScreen()
    screen.driver.show(NotePage(model: model))
    screen.settle()
    screen.press("s", [.command, .shift])
    #expect(model.pressed == ["save as"])
    screen.press("f", .command)
    screen.settle()
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let field = try #require(
      cell.contentView.drawnParts.lazy.compactMap { $0 as? UITextField }.first)
    #expect(field.isFirstResponder)
    field.insertText("Hello")
    screen.press("s", .command)
    #expect(model.pressed == ["save as", "save Hello"])
  }

  @Test("The list of shortcuts names a field by its label, not by its text")
  func titles() {
    let screen = TableScreen()
    for text in ["", "typed"] {
      screen.driver.sections = [
        TableSection {
          FieldRow("", text: text, placeholder: "Search", kind: .search) { _ in }.shortcut("f")
          ButtonRow("+") {}.accessibility(label: "New note").shortcut("n")
        }
      ]
      screen.settle()
      let titles = screen.controller.keyCommands?.map(\.discoverabilityTitle)
      #expect(titles == ["Search", "New note"])
    }
  }

  @Test("Shortcuts have no effect below a dialog, a sheet, and another page")
  func covered() {
    let model = Model()
    let navigator = Navigator()
    let screen = TableScreen(NotePage(model: model), navigator: navigator)
    navigator.alert("Note")
    screen.settle()
    #expect(screen.controller.presentedViewController != nil)
    screen.press("s", .command)
    #expect(model.pressed == [])
    screen.stack.dismiss(animated: false)
    screen.settle()
    let sheet = UIViewController()
    #expect(navigator.present(sheet))
    screen.settle()
    screen.press("s", .command)
    #expect(model.pressed == [] && sheet.presentingViewController != nil)
    screen.stack.dismiss(animated: false)
    screen.settle()
    // UIKit presents an active search field of the bar, which leaves the page usable.
    let search = UISearchController(searchResultsController: nil)
    screen.controller.present(search, animated: false)
    screen.settle()
    screen.press("s", .command)
    #expect(model.pressed == ["save "] && search.presentingViewController != nil)
    screen.stack.dismiss(animated: false)
    screen.settle()
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.press("s", .command)
    #expect(model.pressed == ["save "])
  }

  private struct ListPage: TablePage {
    let model: Model
    var title: String { "List" }
    var sections: [TableSection] {
      TableSection {
        for name in ["a", "b", "c"] {
          Row(name).staysSelected().shortcut(Character(name))
            .onSelect { model.pressed.append("select \(name)") }
            .onDeselect { model.pressed.append("deselect \(name)") }
        }
      }
    }
  }

  @Test("A shortcut selects and deselects rows as a tap does")
  func selecting() {
    let model = Model()
    let screen = TableScreen(ListPage(model: model))
    screen.press("a", .command)
    screen.press("b", .command)
    #expect(model.pressed == ["select a", "deselect a", "select b"])
    model.pressed = []
    screen.table.allowsMultipleSelection = true
    screen.press("c", .command)
    screen.press("a", .command)
    screen.press("b", .command)
    #expect(model.pressed == ["select c", "select a", "deselect b"])
    let selected = screen.table.indexPathsForSelectedRows?.map(\.row)
    #expect(selected == [0, 2])
  }

  private final class Observer: NSObject, UITableViewDelegate {
    var selected: [Int] = []
    var allowsSelection = true

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      allowsSelection ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test("A forwarding object receives a shortcut as a tap", arguments: [false, true])
  func forwarding(replacesHandlers: Bool) {
    let (model, observer) = (Model(), Observer())
    var options = TableOptions()
    options.forwardingReplacesHandlers = replacesHandlers
    let screen = TableScreen(ListPage(model: model), options: options)
    screen.controller.forwarding = observer
    screen.press("b", .command)
    #expect(observer.selected == [1])
    #expect(model.pressed == (replacesHandlers ? [] : ["select b"]))
    observer.allowsSelection = false
    screen.press("c", .command)
    #expect(observer.selected == [1])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  private func appear(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow.onScreen(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Waits until the tasks have run that have been created before.
  private func turn() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("A controller whose page has shortcuts becomes the first responder when it appears")
  func responder() {
    let controller = TablePageController(NotePage(model: Model()))
    let window = appear(controller)
    #expect(controller.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test("The controller becomes the first responder when a field ends editing")
  func endOfEditing() async throws {
    let screen = TableScreen(NotePage(model: Model()))
    screen.press("f", .command)
    screen.settle()
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    await turn()
    #expect(screen.controller.isFirstResponder)
  }

  @Test("The controller becomes the first responder when its page gets shortcuts")
  func laterShortcuts() async {
    let screen = TableScreen()
    #expect(!screen.controller.isFirstResponder)
    screen.driver.sections = [TableSection { ButtonRow("Save") {}.shortcut("s") }]
    screen.settle()
    await turn()
    #expect(screen.controller.isFirstResponder)
  }

  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test("The controller takes the keyboard from no field of the application")
  func customField() async throws {
    let screen = TableScreen()
    func show(_ shortcuts: Int) {
      screen.driver.sections = [
        TableSection {
          NativeRow(FieldCell.self, 1) { cell, _, _ in cell.contentView.addSubview(cell.field) }
          if shortcuts > 0 { ButtonRow("Save") {}.shortcut("s") }
        }
      ]
      screen.settle()
    }
    show(0)
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(screen.table.cellForRow(at: path) as? FieldCell)
    #expect(cell.field.becomeFirstResponder())
    show(1)
    await turn()
    #expect(cell.field.isFirstResponder)
    screen.controller.beginAppearanceTransition(false, animated: false)
    screen.controller.endAppearanceTransition()
    screen.controller.beginAppearanceTransition(true, animated: false)
    screen.controller.endAppearanceTransition()
    await turn()
    #expect(cell.field.isFirstResponder)
  }
}
#endif
