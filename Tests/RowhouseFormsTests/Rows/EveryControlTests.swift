// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

/// Both `switch` statements are exhaustive, so a new kind of control does not compile without a row that is bound
/// to a form and a function with which a test uses it.
@MainActor
@Suite("A row of each kind of control in a form")
struct EveryControlTests {
  private struct Everything: Equatable, Sendable {
    var isOn = false
    var text = ""
    var volume = 0.0
    var count = 0
    var size = "Small"
    var day = CalendarDate(year: 2026, month: 11, day: 25)
    var color = RGBA(hex: 0x1A237E)
  }

  private let form = FormModel(Everything()) {
    FormRule(\Everything.isOn, "Accept the terms", on: .submit) { $0 }
  }

  private struct Page: TablePage {
    let kind: ControlPart.Kind
    let form: FormModel<Everything>
    var title: String { "Everything" }
    var sections: [TableSection] {
      TableSection {
        switch kind {
        case .toggle: ToggleRow("Row", form, \.isOn)
        case .button: SubmitRow("Row", form) { _ in }
        case .field: FieldRow("Row", form, \.text)
        case .slider: SliderRow("Row", form, \.volume)
        case .stepper: StepperRow("Row", form, \.count, in: 0...9)
        case .picker: PickerRow("Row", form, \.size, options: ["Small", "Large"]) { $0 }
        case .date: DateRow("Row", form, \.day)
        case .color: ColorRow("Row", form, \.color)
        }
      }
    }
  }

  private func use(_ kind: ControlPart.Kind, _ test: PageTest) throws {
    switch kind {
    case .toggle: try test.toggle("Row")
    case .button: try test.tap("Row")
    case .field: try test.type("typed", into: "Row")
    case .slider: try test.slide("Row", to: 0.5)
    case .stepper: try test.step("Row")
    case .picker: try test.choose("Large", in: "Row")
    case .date: try test.set("Row", to: CalendarDate(year: 2027, month: 1, day: 1))
    case .color: try test.set("Row", to: RGBA(hex: 0xFFFFFF))
    }
  }

  @Test("The use of a control changes the value in one step", arguments: ControlPart.Kind.allCases)
  func changes(kind: ControlPart.Kind) throws {
    let test = PageTest(Page(kind: kind, form: form))
    try use(kind, test)
    if kind == .button {
      // A button changes no field.
      #expect(form.submission == .failed && !form.isDirty)
    } else {
      #expect(form.isDirty)
      form.undo()
      #expect(form.value == Everything() && !form.canUndo)
    }
    #expect(test.diagnostics.isEmpty)
  }
}
