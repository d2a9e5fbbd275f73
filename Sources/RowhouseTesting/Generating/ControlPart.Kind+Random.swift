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
    return switch self {
    case .toggle: ToggleRow(title, isOn: row.isOn) { _ in note() }.row
    case .button:
      CustomRow(RandomBadge(text: row.text, isTurned: row.isOn)).onChange { _, _ in note() }.row
    case .field:
      FieldRow(title, text: RandomText[value]) { _ in note() }.lines(row.isOn ? 2 : 1).row
    case .slider:
      SliderRow(title, value: Double(value), in: 0...4, step: row.isOn ? 0.5 : nil) { _ in note() }
        .row
    case .stepper:
      StepperRow(title, value: Double(value), in: 0...4, step: row.isOn ? 0.5 : 1) { _ in note() }
        .row
    }
  }

  /// Returns true if content is that of ``element(of:value:_:)``.
  func shows(_ row: RandomRow, value: Int, in content: any RowContent) -> Bool {
    var standard = StandardContent(RandomText[row.text])
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
        SliderPart(Double(value), in: 0...4, step: step, label: standard.title))
    case .stepper:
      let step = row.isOn ? 0.5 : 1
      standard.value = "\(value)"
      standard.control = .stepper(
        StepperPart(Double(value), in: 0...4, step: step, label: standard.title))
    }
    return content as? StandardContent == standard
  }
}
