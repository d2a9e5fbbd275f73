// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Parts with a control")
struct ControlMakingTests {
  /// Returns a part of a kind; the switch demands a function for a new kind.
  private static func part(_ kind: ControlPart.Kind) -> Part {
    switch kind {
    case .toggle: .toggle(isOn: true, label: "Label", control: "name")
    case .button: .button("Label", control: "name")
    case .field: .field("text", label: "Label", control: "name")
    case .slider: .slider(0.5, label: "Label", control: "name")
    case .stepper: .stepper(5, label: "Label", control: "name")
    case .picker: .picker("a", options: [PickerOption("a")], label: "Label", control: "name")
    case .date:
      .date(.date(CalendarDate(year: 2026, month: 11, day: 25)), label: "Label", control: "name")
    case .color: .colorWell(RGBA(hex: 0x1A237E), label: "Label", control: "name")
    }
  }

  /// Returns the value that the control of such a part shows.
  private static func value(_ kind: ControlPart.Kind) -> ControlValue {
    switch kind {
    case .toggle: .isOn(true)
    case .button: .pressed
    case .field: .text("text")
    case .slider: .number(0.5)
    case .stepper: .number(5)
    case .picker: .option("a")
    case .date: .date(.date(CalendarDate(year: 2026, month: 11, day: 25)))
    case .color: .color(RGBA(hex: 0x1A237E))
    }
  }

  @Test("Each kind of control has a function of parts", arguments: ControlPart.Kind.allCases)
  func made(kind: ControlPart.Kind) throws {
    let controls = Self.part(kind).controls
    #expect(controls.map(\.kind) == [kind])
    let control = try #require(controls.first)
    #expect(control.label == "Label" && control.control == "name")
    #expect(control.value == Self.value(kind))
  }
}
