// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Changes of edited text that the user has not typed")
@MainActor
struct SystemEditingTests {
  private final class Account {
    var told: [String] = []
  }

  private let account = Account()
  private let screen = TableScreen()

  private func show(_ field: FieldRow) {
    screen.driver.sections = [TableSection { field.id("field") }]
    screen.settle()
  }

  private func field(
    kind: FieldKind = .text, text: String = "", reporting: ControlReporting = .onCommit,
    limit: Int = 4_000, lines: Int = 1
  ) -> FieldRow {
    FieldRow("Field", text: text, kind: kind) { [account] in account.told.append($0) }
      .reporting(reporting).lengthLimit(limit).lines(lines)
  }

  @Test(
    "Secret text that was shown and hidden again is kept when the user types on",
    arguments: [ControlReporting.onCommit, .continuous])
  func secrets(reporting: ControlReporting) throws {
    show(field(kind: .secure, reporting: reporting))
    let field = try #require(screen.first(UITextField.self, 0))
    let button = try #require(field.rightView as? UIButton)
    field.type("abcdef")
    button.tap()
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    field.selectedTextRange = field.textRange(from: position, to: position)
    button.tap()
    #expect(field.isSecureTextEntry && field.text == "abcdef")
    field.type("g")
    #expect(field.text == "abcgdef", "The insertion point is kept, too")
    _ = field.resignFirstResponder()
    #expect(!account.told.contains("") && account.told.last == "abcgdef")
    let told = account.told.count
    #expect(told == (reporting == .continuous ? 7 : 1), "Hiding the text reports nothing")
  }

  @Test("Secret text of a disabled row is kept when it is hidden")
  func disabledSecrets() throws {
    show(field(kind: .secure))
    let field = try #require(screen.first(UITextField.self, 0))
    let button = try #require(field.rightView as? UIButton)
    field.type("abc")
    button.tap()
    show(self.field(kind: .secure).disabled(true))
    button.tap()
    #expect(field.isSecureTextEntry && field.text == "abc")
  }

  @Test(
    "A text that is longer than the limit loses only what the user deletes",
    arguments: [1, 3], [ControlReporting.onCommit, .continuous])
  func tooLong(lines: Int, reporting: ControlReporting) throws {
    show(field(text: "01234567", reporting: reporting, limit: 5, lines: lines))
    if lines == 1 {
      let field = try #require(screen.first(UITextField.self, 0))
      #expect(field.becomeFirstResponder())
      field.selectedTextRange = try field.range(0, length: 1)
      field.typeDelete()
      #expect(field.text == "1234567")
      field.enter("ab")
      #expect(field.text == "a1234567", "The text is not longer than before")
      _ = field.resignFirstResponder()
    } else {
      let field = try #require(screen.first(UITextView.self, 0))
      #expect(field.becomeFirstResponder())
      field.selectedTextRange = try field.range(0, length: 1)
      field.deleteBackward()
      #expect(field.text == "1234567")
      field.insertText("ab")
      #expect(field.text == "a1234567", "The text is not longer than before")
      _ = field.resignFirstResponder()
    }
    #expect(account.told.last == "a1234567")
  }

  #if os(Linux)
  @Test("Text that the system inserts is shortened, and the text around it is not")
  func insertedBySystem() throws {
    show(field(limit: 6, lines: 3))
    let field = try #require(screen.first(UITextView.self, 0))
    field.type("abcd")
    field.replace(try field.range(2, length: 0), withText: "WXYZ")
    #expect(field.text == "abWXcd" && field.selectedRange.location == 4)
  }

  // On iOS, tests cannot undo.
  @Test("Undoing a paste that was shortened changes nothing", arguments: [1, 3])
  func undo(lines: Int) throws {
    show(field(kind: .text, limit: 4, lines: lines))
    if lines == 1 {
      let field = try #require(screen.first(UITextField.self, 0))
      field.type("ab")
      field.enter("cdefghij")
      #expect(field.text == "abcd")
      field.undo()
      #expect(field.text == "abcd")
    } else {
      let field = try #require(screen.first(UITextView.self, 0))
      field.type("ab")
      field.insertText("cdefghij")
      #expect(field.text == "abcd")
      field.undo()
      #expect(field.text == "abcd")
    }
  }

  @Test("A paste that fits can be undone", arguments: [1, 3])
  func undoWhole(lines: Int) throws {
    show(field(kind: .text, limit: 10, lines: lines))
    if lines == 1 {
      let field = try #require(screen.first(UITextField.self, 0))
      field.type("ab")
      field.enter("cdef")
      field.undo()
      #expect(field.text == "ab")
    } else {
      let field = try #require(screen.first(UITextView.self, 0))
      field.type("ab")
      field.insertText("cdef")
      field.undo()
      #expect(field.text == "ab")
    }
  }
  #endif
}

extension UITextInput {
  fileprivate func range(_ offset: Int, length: Int) throws -> UITextRange {
    let start = try #require(position(from: beginningOfDocument, offset: offset))
    let end = try #require(position(from: start, offset: length))
    return try #require(textRange(from: start, to: end))
  }
}
#endif
