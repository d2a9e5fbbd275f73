// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Texts that something else uses while their field keeps the keyboard")
@MainActor
struct UsedTextTests {
  private final class Chat {
    var draft = ""
    var lines = 1...1
    var reporting = ControlReporting.onCommit
    var accepts: (String) -> String? = { $0 }
    var sent: [String] = []
    var ends = 0

    func send() {
      sent.append(draft)
      draft = ""
    }
  }

  private struct ChatPage: TablePage {
    let chat: Chat
    var title: String { "Chat" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Message", text: chat.draft) { text in
          if let accepted = chat.accepts(text) { chat.draft = accepted }
        }
        .lines(chat.lines).reporting(chat.reporting).onDidEndEditing { chat.ends += 1 }
        ButtonRow("Send") { chat.send() }.shortcut("s")
        Row("Other").onSelect {}
      }
    }
  }

  private let chat = Chat()
  private let screen = TableScreen()

  private func show() -> any UITextInput & UIView {
    screen.driver.show(ChatPage(chat: chat))
    screen.settle()
    let field: (any UITextInput & UIView)? =
      screen.first(UITextField.self, 0) ?? screen.first(UITextView.self, 0)
    guard let field else { preconditionFailure("The page has no field") }
    #expect(field.becomeFirstResponder())
    return field
  }

  private func text(of field: any UITextInput & UIView) -> String? {
    (field as? UITextField)?.text ?? (field as? UITextView)?.text
  }

  private func tap(_ row: Int) {
    screen.table.tap(row: IndexPath(row: row, section: 0))
    screen.settle()
  }

  @Test(
    "After a button has emptied the property, the field is empty",
    arguments: [1...1, 3...3, 1...6], [ControlReporting.onCommit, .continuous])
  func button(lines: ClosedRange<Int>, reporting: ControlReporting) {
    (chat.lines, chat.reporting) = (lines, reporting)
    let field = show()
    for (number, message) in ["Hello", "Are you there?"].enumerated() {
      field.insertText(message)
      tap(1)
      #expect(chat.sent.count == number + 1 && chat.sent.last == message)
      #expect(text(of: field) == "" && field.isFirstResponder)
    }
    tap(1)
    #expect(chat.sent.last == "" && chat.ends == 0)
    _ = field.resignFirstResponder()
    #expect(chat.draft == "" && chat.ends == 1, "The row does not receive a text again")
  }

  @Test("Bar buttons and shortcuts, too, empty the field")
  func outside() {
    let field = show()
    field.insertText("Hello")
    screen.controller.reportTypedText()
    chat.send()
    screen.driver.update()
    screen.settle()
    #expect(text(of: field) == "" && field.isFirstResponder)
    field.insertText("Bye")
    screen.press("s", .command)
    screen.settle()
    #expect(text(of: field) == "" && field.isFirstResponder)
    #expect(chat.sent == ["Hello", "Bye"])
  }

  @Test("A text that the page has refused or changed stays until the page changes it again")
  func refused() {
    for (accepted, later) in [(nil, "other"), ("HELLO", "")] as [(String?, String)] {
      chat.draft = ""
      chat.accepts = { _ in accepted }
      let field = show()
      field.insertText("Hello")
      for _ in 0..<2 { tap(2) }
      #expect(text(of: field) == "Hello")
      chat.draft = later
      screen.driver.update()
      screen.settle()
      #expect(text(of: field) == later)
      _ = field.resignFirstResponder()
    }
  }

  @Test("The page does not change a text that the user has typed on after something else")
  func typedOn() {
    let field = show()
    field.insertText("Hello")
    tap(2)
    field.insertText("!")
    chat.draft = ""
    screen.driver.update()
    screen.settle()
    #expect(text(of: field) == "Hello!")
    _ = field.resignFirstResponder()
    #expect(chat.draft == "Hello!")
  }
}
#endif
