// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Fields that are being edited")
@MainActor
struct FieldTests {
  /// The model of a form, with a record of the reported texts.
  final class Form {
    var text = "first"
    var told: [String] = []
    var takesText = true
    var reporting = ControlReporting.onCommit
    var limit = 4_000
    var subtitle: String?
    var above: [String] = []
    var lines = 1
    var kind = FieldKind.text
  }

  private func show(_ form: Form, on screen: TableScreen) {
    screen.driver.sections = [
      TableSection(
        rows: form.above.map { Row($0, id: $0).row } + [
          FieldRow("Name", subtitle: form.subtitle, text: form.text, kind: form.kind) { text in
            form.told.append(text)
            if form.takesText { form.text = text }
          }
          .reporting(form.reporting).lengthLimit(form.limit).lines(form.lines).id("field").row
        ])
    ]
    screen.settle()
  }

  private func field(on screen: TableScreen, _ row: Int = 0) throws -> UITextField {
    try #require(screen.first(UITextField.self, row))
  }

  @Test("The text is reported once, when the user has finished editing")
  func whenDone() throws {
    let (screen, form) = (TableScreen(), Form())
    show(form, on: screen)
    let field = try field(on: screen)
    #expect(field.becomeFirstResponder())
    field.insertText(" name")
    #expect(form.told == [])
    _ = field.resignFirstResponder()
    #expect(form.told == ["first name"])
    show(form, on: screen)
    #expect(field.text == "first name")
    #expect(field.becomeFirstResponder())
    _ = field.resignFirstResponder()
    #expect(form.told == ["first name"])
  }

  @Test("A continuous field reports each letter")
  func whileTyping() throws {
    let (screen, form) = (TableScreen(), Form())
    form.reporting = .continuous
    show(form, on: screen)
    let field = try field(on: screen)
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    show(form, on: screen)
    field.insertText("b")
    #expect(form.told == ["firsta", "firstab"])
    _ = field.resignFirstResponder()
    #expect(form.told.count == 2)
  }

  @Test("A field returns to the text of the page if the page refuses a text")
  func setBack() throws {
    let (screen, form) = (TableScreen(), Form())
    form.takesText = false
    show(form, on: screen)
    let field = try field(on: screen)
    #expect(field.becomeFirstResponder())
    field.insertText("!")
    show(form, on: screen)
    #expect(field.text == "first!")
    _ = field.resignFirstResponder()
    #expect(form.told == ["first!"])
    #expect(field.text == "first")
  }

  @Test("Text, caret and focus survive updates of the row, of rows above and of its shape")
  func kept() throws {
    let (screen, form) = (TableScreen(), Form())
    show(form, on: screen)
    let field = try field(on: screen)
    #expect(field.becomeFirstResponder())
    field.insertText(" draft")
    let caret = field.position(from: field.beginningOfDocument, offset: 2)
    field.selectedTextRange = caret.flatMap { field.textRange(from: $0, to: $0) }
    let changes: [(Form) -> Void] = [
      { $0.text = "from elsewhere" }, { $0.above = ["x", "y"] }, { $0.subtitle = "another shape" },
      { $0.above = [] }, { $0.subtitle = nil }, { $0.limit = 100 },
    ]
    for (number, change) in changes.enumerated() {
      change(form)
      show(form, on: screen)
      #expect(field.isFirstResponder, "after change \(number)")
      #expect(field.text == "first draft", "after change \(number)")
      #expect(
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
          == 2, "after change \(number)")
      let shown = try self.field(on: screen, form.above.count)
      #expect(shown === field, "after change \(number)")
      #expect(screen.staleness(besides: field) == nil, "after change \(number)")
    }
    _ = field.resignFirstResponder()
    #expect(form.told == ["first draft"])
    screen.settle()
    #expect(screen.staleness() == nil)
  }

  @Test("Typing stops at the limit, and a longer pasted text is cut")
  func limits() throws {
    let (screen, form) = (TableScreen(), Form())
    form.text = ""
    form.limit = 5
    show(form, on: screen)
    let field = try field(on: screen)
    #expect(field.becomeFirstResponder())
    for letter in ["a", "b", "c", "d", "e", "f"] { field.enter(letter) }
    #expect(field.text == "abcde")
    field.deleteBackward()
    field.deleteBackward()
    field.enter("x👋y")
    #expect(field.text == "abcx")
    _ = field.resignFirstResponder()
    #expect(form.told == ["abcx"])
  }

  @Test("A field inserts the beginning of a pasted text that it has room for, where the caret is")
  func pasting() throws {
    for lines in [1, 3] {
      let (screen, form) = (TableScreen(), Form())
      (form.text, form.limit, form.lines) = ("01234567", 10, lines)
      show(form, on: screen)
      let view = try #require(
        screen.parts(0).first { $0 is UITextField || $0 is UITextView })
      let field = try #require(view as? any UITextInput)
      #expect(view.becomeFirstResponder())
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      field.paste("abcd")
      #expect(field.wholeText == "ab01234567", "\(lines) lines")
      let caret = field.selectedTextRange.map { field.offset(from: start, to: $0.start) }
      #expect(caret == 2)
      field.paste("x")
      field.paste("yz")
      #expect(field.wholeText == "ab01234567", "\(lines) lines")
      _ = view.resignFirstResponder()
      #expect(form.told == ["ab01234567"])
    }
  }

  @Test("Several lines keep their breaks and are reported when editing ends")
  func lines() throws {
    let (screen, form) = (TableScreen(), Form())
    form.lines = 3
    show(form, on: screen)
    let field = try #require(screen.first(UITextView.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText("\nsecond")
    form.text = "other"
    show(form, on: screen)
    #expect(field.text == "first\nsecond")
    _ = field.resignFirstResponder()
    #expect(form.told == ["first\nsecond"])
    #expect(field.text == "other")
    show(form, on: screen)
    #expect(field.text == "first\nsecond")
  }

  @Test("Each kind has its keyboard")
  func kinds() throws {
    let (screen, form) = (TableScreen(), Form())
    let keyboards: [(FieldKind, UIKeyboardType)] = [
      (.text, .default), (.email, .emailAddress), (.phone, .phonePad), (.url, .URL),
      (.number, .decimalPad), (.search, .default), (.secure, .default),
      (.digits, .numberPad), (.oneTimeCode, .numberPad),
    ]
    for (kind, keyboard) in keyboards {
      form.kind = kind
      show(form, on: screen)
      let field = try field(on: screen)
      #expect(field.keyboardType == keyboard)
      #expect(field.isSecureTextEntry == (kind == .secure))
    }
  }

  @Test("A keyboard without a Return key has a bar with a button that ends editing")
  func doneBar() throws {
    struct Page: TablePage {
      let form: Form
      var title: String { "Form" }
      var language: String? { "de" }
      var sections: [TableSection] {
        TableSection {
          FieldRow("Name", text: form.text, kind: form.kind) { form.told.append($0) }.id("field")
        }
      }
    }
    let form = Form()
    let screen = TableScreen(Page(form: form))
    #expect(screen.table.keyboardDismissMode == .interactive)
    for kind in FieldKind.allCases {
      form.kind = kind
      screen.driver.update()
      screen.settle()
      let field = try field(on: screen)
      let bar = field.inputAccessoryView as? UIToolbar
      let hasKey = ![.phone, .number, .digits, .oneTimeCode].contains(kind)
      #expect((bar == nil) == hasKey, "\(kind)")
      guard let bar else { continue }
      #expect(bar.items?.last?.title == "Fertig")
      #expect(field.becomeFirstResponder())
      field.insertText("1")
      bar.items?.last?.tap()
      #expect(!field.isFirstResponder && form.told == ["first1"])
      form.told = []
    }
  }

  @Test("The decimal sign of the region is that of the page in a field whose keyboard has no other")
  func decimalSigns() throws {
    let region = try #require(Locale.current.decimalSeparator)
    for (language, sign) in [("de", ","), ("en", ".")] {
      let screen = TableScreen()
      var told: [Double?] = []
      screen.driver.sections = [
        TableSection {
          NumberRow("Price", value: nil, in: 0...10, language: language) { told.append($0) }
          NumberRow("Copies", value: Int?.none, in: 0...10, language: language) { _ in }
        }
      ]
      screen.settle()
      let (price, copies) = (try field(on: screen), try field(on: screen, 1))
      #expect(price.becomeFirstResponder())
      for key in ["1", region, "5"] { price.enter(key) }
      #expect(price.text == "1\(sign)5")
      _ = price.resignFirstResponder()
      #expect(told == [1.5])
      #expect(copies.becomeFirstResponder())
      for key in ["1", region] { copies.enter(key) }
      #expect(copies.text == "1\(region)", "A whole number has no decimal sign")
    }
  }

  @Test("A field has the keyboard and the content that its row asks for")
  func traits() throws {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection {
        FieldRow("Name", text: "") { _ in }.content(.givenName).capitalization(.words)
          .corrected(false).returnKey(.next)
        FieldRow("Code", text: "", kind: .oneTimeCode) { _ in }
      }
    ]
    screen.settle()
    let (name, code) = (try field(on: screen), try field(on: screen, 1))
    #expect(name.textContentType == .givenName && name.autocapitalizationType == .words)
    #expect(name.autocorrectionType == .no && name.returnKeyType == .next)
    #expect(code.textContentType == .oneTimeCode && code.returnKeyType == .done)
  }

  @Test("A button in a secure field shows and hides its text")
  func secrets() throws {
    let (screen, form) = (TableScreen(), Form())
    form.kind = .secure
    show(form, on: screen)
    let field = try field(on: screen)
    let button = try #require(field.rightView as? UIButton)
    #expect(button.accessibilityLabel == "Show" && field.rightViewMode == .always)
    #expect(field.becomeFirstResponder())
    button.tap()
    #expect(!field.isSecureTextEntry && button.isSelected)
    form.subtitle = "other"
    show(form, on: screen)
    #expect(!field.isSecureTextEntry, "An update does not hide the text")
    button.tap()
    #expect(field.isSecureTextEntry && !button.isSelected)
    form.kind = .text
    show(form, on: screen)
    #expect(field.rightView == nil || screen.first(UITextField.self, 0) !== field)
  }

  @Test("The end of the table stays above the keyboard")
  func keyboard() throws {
    let (screen, form) = (TableScreen(), Form())
    form.above = (0..<30).map { "\($0)" }
    show(form, on: screen)
    for (frame, inset) in [
      (CGRect(x: 0, y: 400, width: 375, height: 267), 267.0),
      (CGRect(x: 0, y: 667, width: 375, height: 267), 0),
    ] {
      screen.window.moveKeyboard(to: frame)
      #expect(Double(screen.table.contentInset.bottom) == inset)
    }
  }

  @Test("A multiline field is shown above the keyboard, which appears before it is edited")
  func keyboardOfLines() throws {
    let (screen, form) = (TableScreen(), Form())
    form.above = (0..<11).map { "\($0)" }
    form.lines = 3
    show(form, on: screen)
    let field = try #require(screen.first(UITextView.self, 11))
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    #expect(field.becomeFirstResponder())
    screen.settle()
    let frame = field.convert(field.bounds, to: screen.window)
    #expect(frame.maxY <= 400)
  }

  @Test("A keyboard that is hidden on the page above covers nothing any more")
  func keyboardOfOtherPage() {
    let (screen, form) = (TableScreen(), Form())
    show(form, on: screen)
    func move(to y: CGFloat) {
      screen.window.moveKeyboard(to: CGRect(x: 0, y: y, width: 375, height: 267))
    }
    move(to: 400)
    #expect(screen.table.contentInset.bottom == 267)
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.window.layoutIfNeeded()
    move(to: 667)
    screen.stack.popViewController(animated: false)
    screen.window.layoutIfNeeded()
    #expect(screen.table.contentInset.bottom == 0)
  }

  #if os(Linux)
  // Needs the stand-in, because a test cannot use an input method.
  @Test("A row that is drawn again leaves the word that the user composes")
  func composition() throws {
    let screen = TableScreen()
    func show(_ error: String?) {
      screen.driver.sections = [
        TableSection {
          FieldRow("Name", text: "") { _ in }.id("name").error(error)
          FieldRow("Note", text: "") { _ in }.id("note").lines(2...4).error(error)
        }
      ]
      screen.settle()
    }
    show(nil)
    let field = try #require(screen.first(UITextField.self, 0))
    field.compose("に")
    show("Too short")
    #expect(screen.texts(0)?.contains("Too short") == true)
    #expect(field.isFirstResponder && field.text == "に" && field.markedTextRange != nil)
    let view = try #require(screen.first(UITextView.self, 1))
    view.compose("に")
    show("Too long")
    #expect(screen.texts(1)?.contains("Too long") == true)
    #expect(view.isFirstResponder && view.text == "に" && view.markedTextRange != nil)
  }

  // On the stand-in alone: the position of a window on the screen cannot be chosen.
  @Test("The keyboard covers less of a window that is higher on the screen")
  func keyboardOfSplitView() {
    let (screen, form) = (TableScreen(), Form())
    form.above = (0..<30).map { "\($0)" }
    show(form, on: screen)
    screen.window.screenOrigin = CGPoint(x: 400, y: 100)
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 500, width: 1_024, height: 268))
    #expect(Double(screen.table.contentInset.bottom) == 267)
  }
  #endif
}

extension UITextInput {
  /// Enters a text at once, as pasting does.
  fileprivate func paste(_ text: String) {
    if let field = self as? UITextField { field.enter(text) } else { insertText(text) }
  }

  /// The text in the field.
  fileprivate var wholeText: String? {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) }
  }
}
#endif
