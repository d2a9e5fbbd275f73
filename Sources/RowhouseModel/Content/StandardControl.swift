// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The control of a row of a standard kind.
public enum StandardControl: Hashable, Sendable {
  /// No control: the row is a label.
  case none
  /// A switch at the trailing edge.
  case toggle(isOn: Bool)
  /// A button: the image, the title, and the subtitle of the row are in the middle.
  case button(ButtonRole)
  /// A field for text after the title, or below it if it shows more than one line.
  indirect case field(FieldInput)
  /// A slider after the title. The row sets its label and value text.
  indirect case slider(SliderPart)
  /// A stepper at the trailing edge. The row sets its label and value text.
  indirect case stepper(StepperPart)
  /// A picker after the title, or below it if it is not a menu. The row sets its label.
  indirect case picker(PickerPart)
  /// A control for a day, a time, or both after the title. The row sets its label.
  indirect case date(DatePart)
  /// A control for a color at the trailing edge. The row sets its label and value text.
  indirect case color(ColorPart)
  /// A bar after the title, or a spinner at the trailing edge. The row sets its label and value text.
  indirect case progress(ProgressPart)
}

extension StandardControl {
  /// The place of a control in its row.
  enum Placement {
    /// No control.
    case none
    /// After all other parts.
    case trailing(ControlPart)
    /// Between the title and the value, in the space that they do not use.
    case beside(ControlPart)
    /// An indicator of progress, after the title if it is a bar, otherwise after all other parts.
    case progress(ProgressPart)
    /// Below all other parts, as wide as the row.
    case below(ControlPart)
    /// No part, because the row itself is a button.
    case title(ButtonRole)
  }

  /// True if the control is below the texts of its row.
  var isBelowTexts: Bool {
    switch self {
    case .field(let input): input.isMultiline
    case .picker(let picker): picker.style != .menu
    case .none, .toggle, .button, .slider, .stepper, .date, .color, .progress: false
    }
  }

  /// Returns the control of a row as a part, with its placement.
  func placement(
    in row: StandardContent, style: @autoclosure () -> ResolvedStyle,
    spoken: RowAccessibility = RowAccessibility()
  ) -> Placement {
    let label = spoken.label ?? row.title
    let valueText = spoken.value ?? row.value
    switch self {
    case .none: return .none
    case .toggle(let isOn): return .trailing(.toggle(TogglePart(isOn: isOn, label: label)))
    case .button(let role): return .title(role)
    case .field(let input):
      // A field next to a title takes the place of a value. A field alone begins at the leading
      // edge.
      let isValue = !row.title.isEmpty && !input.isMultiline
      let style = style()
      let field = FieldPart(
        input,
        label: label.isEmpty ? input.placeholder : label,
        font: style.valueFont,
        color: style.titleColor,
        alignment: isValue ? .trailing : .leading)
      return isBelowTexts ? .below(.field(field)) : .beside(.field(field))
    case .slider(var slider):
      slider.label = label
      slider.valueText = valueText
      return .beside(.slider(slider))
    case .stepper(var stepper):
      stepper.label = label
      stepper.valueText = valueText
      return .trailing(.stepper(stepper))
    case .picker(var picker):
      picker.label = label
      return isBelowTexts ? .below(.picker(picker)) : .beside(.picker(picker))
    case .date(var date):
      date.label = label
      return .beside(.date(date))
    case .color(var color):
      color.label = label
      color.valueText = valueText
      return .trailing(.color(color))
    case .progress(var progress):
      progress.label = label
      progress.valueText = valueText
      return .progress(progress)
    }
  }
}

extension StandardControl {
  /// The mistakes in the description of the control.
  package var problems: [ControlProblem] {
    switch self {
    case .none, .toggle, .button: []
    case .field(let input): input.problems
    case .slider(let slider): slider.problems
    case .stepper(let stepper): stepper.problems
    case .picker(let picker): picker.problems
    case .date(let date): date.problems
    case .color(let color): color.problems
    case .progress(let progress): progress.problems
    }
  }
}

extension StandardControl {
  /// True if the text at the trailing edge of the row is the value that assistive technologies
  /// read.
  var readsValueText: Bool {
    switch self {
    case .none, .slider, .stepper, .color, .progress: true
    case .toggle, .button, .field, .picker, .date: false
    }
  }
}
