// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension ControlPart.Kind {
  /// Returns a row with a control of this kind.
  @MainActor
  func element(
    of row: RandomRow, value: Int, _ note: @escaping @MainActor () -> Void
  ) -> AnyRow {
    let title = RandomText[row.text]
    let choice = value % 5
    return switch self {
    case .toggle: ToggleRow(title, isOn: row.isOn) { _ in note() }.row
    case .button:
      CustomRow(RandomBadge(text: row.text, isTurned: row.isOn)).onChange { _, _ in note() }.row
    case .field:
      FieldRow(title, text: RandomText[value]) { _ in note() }.lines(row.isOn ? 2 : 1).row
    case .slider:
      SliderRow(title, value: Double(choice), in: 0...4, step: row.isOn ? 0.5 : nil) { _ in note() }
        .row
    case .stepper:
      StepperRow(title, value: Double(choice), in: 0...4, step: row.isOn ? 0.5 : 1) { _ in note() }
        .row
    case .picker:
      PickerRow(
        title, value: choice, groups: [OptionGroup([0, 1, 2]), OptionGroup("more", [3, 4])],
        none: "none", title: { RandomText[$0] }
      ) { _ in note() }
      .pickerStyle(row.isOn ? .segmented : .menu).row
    case .date:
      if row.isOn {
        DateRow(title, value: ClockTime(hour: value % 24, minute: 30)) { _ in note() }.row
      } else {
        DateRow(title, value: CalendarDate(year: 2026, month: 11, day: value % 28 + 1)) { _ in
          note()
        }
        .row
      }
    case .color:
      ColorRow(title, value: RGBA(hex: UInt32(value)), palette: [NamedColor("one", RGBA(hex: 1))]) {
        _ in note()
      }
      .row
    }
  }

  /// Returns true if content is that of ``element(of:value:_:)``.
  func shows(_ row: RandomRow, value: Int, in content: any RowContent) -> Bool {
    var standard = StandardContent(RandomText[row.text])
    let choice = value % 5
    switch self {
    case .toggle: standard.control = .toggle(isOn: row.isOn)
    case .button:
      return content as? RandomBadge == RandomBadge(text: row.text, isTurned: row.isOn)
    case .field:
      var input = FieldInput(RandomText[value])
      input.lines = row.isOn ? 2 : 1
      standard.control = .field(input)
    case .slider:
      let step = row.isOn ? 0.5 : nil
      standard.control = .slider(
        SliderPart(Double(choice), in: 0...4, step: step, label: standard.title))
    case .stepper:
      let step = row.isOn ? 0.5 : 1
      standard.value = "\(choice)"
      standard.control = .stepper(
        StepperPart(Double(choice), in: 0...4, step: step, label: standard.title))
    case .picker:
      var picker = PickerPart(
        "\(choice)",
        options: (0...4).map {
          PickerOption(RandomText[$0], key: "\($0)", group: $0 > 2 ? "more" : nil)
        }, label: standard.title)
      picker.noneTitle = "none"
      picker.style = row.isOn ? .segmented : .menu
      standard.control = .picker(picker)
    case .date:
      let date =
        row.isOn
        ? DateValue.time(ClockTime(hour: value % 24, minute: 30))
        : .date(CalendarDate(year: 2026, month: 11, day: value % 28 + 1))
      standard.control = .date(DatePart(date, label: standard.title))
    case .color:
      let palette = [NamedColor("one", RGBA(hex: 1))]
      standard.value = value == 1 ? "one" : nil
      standard.control = .color(
        ColorPart(RGBA(hex: UInt32(value)), palette: palette, label: standard.title))
    }
    return content as? StandardContent == standard
  }
}
