// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport

extension ControlPart.Kind {
  /// Returns a random control of this kind.
  func part(_ control: ControlID, using random: inout SeededGenerator) -> ControlPart {
    switch self {
    case .toggle:
      return .toggle(TogglePart(isOn: random.once(in: 2), label: "switch", control: control))
    case .button:
      let title = random.once(in: 2) ? "OK" : "Try it again"
      return .button(ButtonPart(title, control: control))
    case .field:
      let texts = ["", "text", "Donaudampfschifffahrtsgesellschaft"]
      var input = FieldInput(texts[random.below(texts.count)])
      if random.once(in: 2) {
        input.lines = 2 + random.below(4)
        input.text += "\r\n\r\nmore\r\n\r\nlines\r\nthan there is room for"
      }
      let font = StyleFont.system(size: [13, 15, 17][random.below(3)])
      return .field(FieldPart(input, label: "field", font: font, control: control))
    case .slider:
      let step = random.once(in: 2) ? 0.25 : nil
      return .slider(
        SliderPart(
          Double(random.below(9)) / 4, in: -1...2, step: step, label: "slider", control: control))
    case .date:
      let dates = ["2026-11-22", "19:40", "2026-11-22T19:40"].compactMap { DateValue($0) }
      return .date(DatePart(dates[random.below(3)], label: "date", control: control))
    case .color:
      return .color(ColorPart(RGBA(hex: UInt32(random.below(9))), label: "color", control: control))
    case .picker:
      let titles = ["one", "the second option", "3"]
      var picker = PickerPart(
        titles[random.below(3)], options: titles.map { PickerOption($0) }, label: "picker",
        control: control)
      picker.style = PickerStyle.allCases[random.below(3)]
      return .picker(picker)
    case .stepper:
      return .stepper(
        StepperPart(Double(random.below(9)), in: 0...7, label: "stepper", control: control))
    }
  }
}
