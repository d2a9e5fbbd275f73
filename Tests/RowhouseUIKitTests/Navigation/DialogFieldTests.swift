// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Alerts with a field")
struct DialogFieldTests {
  private struct Page: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { Row("Row") } }
  }

  private let navigator = Navigator()
  private let screen: TableScreen

  init() {
    screen = TableScreen(Page(), navigator: navigator, showsBar: true)
  }

  private func ask(
    _ field: DialogField, action: @escaping @MainActor (String) -> Void
  ) throws -> (alert: UIAlertController, field: UITextField) {
    navigator.ask("Rename", for: field, confirm: "Rename", action: action)
    Animations.finish()
    let alert = try #require(screen.window.frontmostController as? UIAlertController)
    return (alert, try #require(alert.textFields?.first))
  }

  @Test("The field has the keyboard, its text is selected, and typing replaces it")
  func typing() throws {
    var names: [String] = []
    let (alert, field) = try ask(DialogField("Name", text: "Old", placeholder: "Any")) {
      names.append($0)
    }
    #expect(field.isFirstResponder && field.accessibilityLabel == "Name")
    #expect(field.placeholder == "Any" && field.text == "Old")
    let selection = try #require(field.selectedTextRange)
    #expect(field.text(in: selection) == "Old")
    field.type("New")
    alert.tap("Rename")
    #expect(names == ["New"])
    #expect(!(screen.window.frontmostController is UIAlertController))
  }

  @Test("The action is disabled while there is no text, also for the Return key")
  func missingText() throws {
    var names: [String] = []
    let (alert, field) = try ask(DialogField("Name")) { names.append($0) }
    #expect(alert.actions.map(\.isEnabled) == [true, false])
    #expect(alert.preferredAction === alert.actions[1] && field.enablesReturnKeyAutomatically)
    field.type(" ")
    #expect(!alert.actions[1].isEnabled)
    field.typeReturn()
    #expect(screen.window.frontmostController === alert)
    field.type("a")
    #expect(alert.actions[1].isEnabled)
    field.typeReturn()
    #expect(names == [" a"])
    #expect(!(screen.window.frontmostController is UIAlertController))
  }

  @Test("Canceling calls no action")
  func cancel() throws {
    let (alert, field) = try ask(DialogField("Name")) { _ in Issue.record("called") }
    field.type("a")
    alert.tap("Cancel")
    #expect(!(screen.window.frontmostController is UIAlertController))
  }

  @Test("Typed and pasted text is shortened, and has one line")
  func limits() throws {
    var names: [String] = []
    let (alert, field) = try ask(DialogField("Name").lengthLimit(4)) { names.append($0) }
    field.insertText("a\nb")
    field.type("cdefg")
    #expect(field.text == "abcd")
    alert.tap("Rename")
    #expect(names == ["abcd"])
  }

  @Test("The keyboard is that of the kind")
  func traits() throws {
    let (alert, field) = try ask(DialogField("Code", kind: .oneTimeCode)) { _ in }
    #expect(field.keyboardType == .numberPad && field.textContentType == .oneTimeCode)
    #expect(!field.isSecureTextEntry)
    alert.tap("Cancel")
    let (_, secure) = try ask(
      DialogField("Password", kind: .secure).content(.newPassword).returnKey(.go)
    ) { _ in }
    #expect(secure.isSecureTextEntry && secure.textContentType == .newPassword)
    #expect(secure.autocapitalizationType == .none && secure.returnKeyType == .go)
  }

  @Test("An alert and its field are released after the answer")
  func lifetime() throws {
    weak var alert: UIAlertController?
    do {
      let shown = try ask(DialogField("Name", text: "a")) { _ in }
      alert = shown.alert
      shown.alert.tap("Rename")
    }
    Animations.finish()
    #expect(alert == nil)
  }
}
#endif
