// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

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
      CustomRow(RandomBadge(text: row.text, isTurned: row.isOn)).onControlChange { _, _ in note() }
        .row
    case .field:
      FieldRow(title, text: RandomText[value], kind: row.fieldKind) { _ in note() }
        .lines(row.isOn ? 2 : 1).onSubmit(note).row
    case .slider:
      SliderRow(title, value: Double(choice), in: 0...4, step: row.isOn ? 0.5 : nil) { _ in note() }
        .row
    case .stepper:
      StepperRow(title, value: Double(choice), in: 0...4, step: row.isOn ? 0.5 : 1) { _ in note() }
        .row
    case .picker:
      PickerRow(
        title, value: Self.options[choice],
        groups: [
          OptionGroup(Array(Self.options[..<3])), OptionGroup("more", Array(Self.options[3...])),
        ],
        none: "none", title: { $0 }
      ) { _ in note() }
      .controlStyle(row.pickerStyle).row
    case .date:
      switch row.dateValue(value) {
      case .date(let date): DateRow(title, value: date) { _ in note() }.row
      case .time(let time): DateRow(title, value: time) { _ in note() }.row
      case .dateTime(let moment): DateRow(title, value: moment) { _ in note() }.row
      }
    case .color:
      ColorRow(title, value: RGBA(hex: UInt32(value)), palette: [NamedColor("one", RGBA(hex: 1))]) {
        _ in note()
      }
      .row
    }
  }

  /// Returns true if the content is that of ``element(of:value:_:)``.
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
      input.kind = row.fieldKind
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
        Self.options[choice],
        options: Self.options.enumerated().map { position, option in
          PickerOption(option, group: position > 2 ? "more" : nil)
        }, label: standard.title)
      picker.noneTitle = "none"
      picker.style = row.pickerStyle
      standard.control = .picker(picker)
    case .date:
      standard.control = .date(DatePart(row.dateValue(value), label: standard.title))
    case .color:
      let palette = [NamedColor("one", RGBA(hex: 1))]
      standard.value = value == 1 ? "one" : nil
      standard.control = .color(
        ColorPart(RGBA(hex: UInt32(value)), palette: palette, label: standard.title))
    }
    return content as? StandardContent == standard
  }
}

extension ControlPart.Kind {
  /// The options of pickers, each of which is its own title.
  fileprivate static let options = (1...5).map { RandomText[$0] }
}

extension RandomRow {
  /// The kind of text in the field, which a row keeps.
  package var fieldKind: FieldKind { FieldKind.allCases[number % FieldKind.allCases.count] }

  /// The style of the picker, which a row keeps unless its `isOn` value changes.
  package var pickerStyle: PickerStyle {
    isOn ? .segmented : number.isMultiple(of: 2) ? .menu : .wheel
  }

  fileprivate func dateValue(_ value: Int) -> DateValue {
    let date = CalendarDate(year: 2026, month: 11, day: value % 28 + 1)
    let time = ClockTime(hour: value % 24, minute: 30)
    if isOn { return .time(time) }
    return number.isMultiple(of: 2) ? .date(date) : .dateTime(CalendarDateTime(date, time))
  }
}
