// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("The state of rows in a table")
struct RowStateTests {
  private let screen = TableScreen()

  private func show(_ rows: [any RowElement]) {
    screen.driver.sections = [TableSection(rows: rows.map(\.row))]
    screen.settle()
  }

  @Test("An error makes the row taller, describes the control, and leaves again")
  func errors() throws {
    func height() -> CGFloat { screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height }
    show([ToggleRow("Switch", isOn: true) { _ in }])
    let plain = height()
    let toggle = try #require(screen.first(UISwitch.self, 0))
    show([ToggleRow("Switch", isOn: true) { _ in }.error("Wrong").help("Help")])
    #expect(height() > plain + 20)
    #expect(screen.texts(0) == ["Switch", "Wrong", "Help"])
    #expect(screen.first(UISwitch.self, 0) === toggle, "The control keeps its view")
    #expect(toggle.accessibilityHint == "Wrong, Help")
    show([ToggleRow("Switch", isOn: true) { _ in }])
    #expect(height() == plain && toggle.accessibilityHint == nil)
    #expect(screen.texts(0) == ["Switch"])
  }

  @Test("An error that appears while a field is edited keeps its caret")
  func editing() throws {
    func row(_ error: String?) -> FieldRow { FieldRow("Name", text: "a") { _ in }.error(error) }
    show([row(nil)])
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText("b")
    show([row("Too short")])
    #expect(screen.first(UITextField.self, 0) === field)
    #expect(field.isFirstResponder && field.text == "ab")
    #if os(Linux)  // UIKit does not tell what was announced.
    #expect(UIAccessibility.announced.contains("Too short"))
    #endif
    show([row(nil)])
    #expect(field.isFirstResponder && field.text == "ab" && screen.texts(0) == ["Name", "ab"])
  }

  // UIKit does not list the posted notifications.
  #if os(Linux)
  @Test("Errors of several rows are announced one after another, in the order of the page")
  func severalErrors() {
    func show(_ hasErrors: Bool) {
      self.show(
        (0..<9).map {
          FieldRow("\($0)", text: "") { _ in }.error(hasErrors ? "Error \($0)" : nil)
        })
    }
    show(false)
    UIAccessibility.posted = []
    show(true)
    #expect(UIAccessibility.announced == (0..<9).map { "Error \($0)" })
  }
  #endif

  @Test("Controls of disabled rows are disabled, and rows that can be tapped are announced so")
  func disabled() throws {
    var taps = 0
    let rows: [any RowElement] = [
      ToggleRow("Switch", isOn: true) { _ in }.disabled(because: "Locked"),
      SliderRow("Slider", value: 1) { _ in }.disabled(),
      FieldRow("Field", text: "") { _ in }.disabled(),
      FieldRow("Lines", text: "") { _ in }.lines(2).disabled(),
      Row("Row").onSelect { taps += 1 }.disabled(because: "Locked"),
    ]
    show(rows)
    #expect(screen.first(UISwitch.self, 0)?.isEnabled == false)
    #expect(screen.first(UISwitch.self, 0)?.accessibilityHint == "Locked")
    #expect(screen.first(UISlider.self, 1)?.isEnabled == false)
    #expect(screen.first(UITextField.self, 2)?.isEnabled == false)
    #expect(screen.first(UITextView.self, 3)?.isEditable == false)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 4, section: 0)))
    #expect(cell.accessibilityTraits.contains(.notEnabled))
    #expect(cell.accessibilityHint == "Locked")
    screen.table.tap(row: IndexPath(row: 4, section: 0))
    #expect(taps == 0)
    show(rows.map { element in element.row.disabled(false) })
    #expect(screen.first(UISwitch.self, 0)?.isEnabled == true)
    #expect(screen.first(UITextView.self, 3)?.isEditable == true)
    screen.table.tap(row: IndexPath(row: 4, section: 0))
    #expect(taps == 1)
  }

  @Test("A field that is disabled while it is edited takes no more text")
  func disabledWhileEditing() throws {
    var told: [String] = []
    func row(_ isDisabled: Bool) -> FieldRow {
      FieldRow("Name", text: "a") { told.append($0) }.disabled(isDisabled)
    }
    show([row(false)])
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    show([row(true)])
    field.insertText("b")
    #expect(field.text == "a")
    _ = field.resignFirstResponder()
    screen.settle()
    #expect(told == [] && !field.isEnabled)
  }
}
#endif
