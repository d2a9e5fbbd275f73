// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PartRenderer {
  /// Writes a control as an element of the form.
  mutating func write(_ control: ControlPart) {
    switch control {
    case .toggle(let toggle): write(toggle)
    case .button(let button): write(button)
    case .field(let field): write(field)
    case .pressable(let pressable): write(pressable)
    case .slider(let slider): write(slider)
    case .stepper(let stepper): write(stepper)
    }
  }

  private mutating func write(_ slider: SliderPart) {
    var attributes: [Markup.Attribute] = [
      .classes("slider", Part.control(.slider(slider)).growth), .named("type", "range"),
      .path("name", row.fieldName(slider.control, .number(slider.shownNumber))),
      .named("min", "\(slider.usableRange.lowerBound)"),
      .named("max", "\(slider.usableRange.upperBound)"),
      .named("step", slider.usableStep.map { "\($0)" } ?? "any"),
      .named("value", "\(slider.shownNumber)"),
      .named("data-control", slider.control.name), .named("aria-label", slider.label),
    ]
    if let text = slider.valueText { attributes.append(.named("aria-valuetext", text)) }
    if slider.reporting == .continuous { attributes.append(.flag("data-live")) }
    markup.open("input", attributes)
  }

  /// Writes two buttons, and a field for numbers that is under them unless there is no script.
  private mutating func write(_ stepper: StepperPart) {
    let number = stepper.shownNumber
    var attributes: [Markup.Attribute] = [
      .named("type", "number"), .path("name", row.fieldName(stepper.control, .number(number))),
      .named("min", stepper.usableRange.lowerBound.written),
      .named("max", stepper.usableRange.upperBound.written),
      .named("step", stepper.usableStep.written), .named("value", number.written),
      .named("data-control", stepper.control.name), .named("aria-label", stepper.label),
    ]
    if let text = stepper.valueText { attributes.append(.named("aria-valuetext", text)) }
    markup.element("span", [.classes("stepper")]) { markup in
      markup.open("input", attributes)
      for (kind, next) in [("less", stepper.numberBelow), ("more", stepper.numberAbove)] {
        // Keyboards and assistive technologies use the field.
        var attributes: [Markup.Attribute] = [
          .classes(kind), .named("tabindex", "-1"), .named("aria-hidden", "true"),
        ]
        if next == nil { attributes.append(.named("aria-disabled", "true")) }
        let event = next.map { row.event(stepper.control, .number($0)) } ?? ["fields"]
        markup.button(sending: event, attributes)
      }
    }
  }

  private mutating func write(_ toggle: TogglePart) {
    let attributes: [Markup.Attribute] = [
      .named("role", "switch"), .named("aria-checked", toggle.isOn ? "true" : "false"),
      .named("aria-label", toggle.label), .classes("toggle"),
      .named("data-control", toggle.control.name),
    ]
    let event = row.event(toggle.control, .isOn(!toggle.isOn))
    markup.button(sending: event, attributes) { $0.element("span", [.classes("knob")]) { _ in } }
  }

  private mutating func write(_ button: ButtonPart) {
    let role = button.role == .destructive ? "destructive" : ""
    let attributes: [Markup.Attribute] = [
      .classes("button", role), .named("data-control", button.control.name),
    ]
    markup.button(sending: row.event(button.control, .pressed), attributes, text: button.title)
  }

  private mutating func write(_ field: FieldPart) {
    let input = field.input
    var rules = "\(CSS.font(field.font));color:\(CSS.color(field.color))"
    // The end is that of the page, whichever way the text itself is read.
    let side = field.alignment == .trailing ? "end" : ""
    if field.alignment == .center { rules += ";text-align:center" }
    var attributes: [Markup.Attribute] = [
      .classes("field", "grow-width", side, context.sheet.className(rules)),
      .path("name", row.fieldName(field.control, .text(input.shownText))),
      .named("data-control", field.control.name), .named("aria-label", field.label),
    ]
    attributes += input.markupAttributes
    guard input.lines > 1 else {
      attributes += [.named("type", input.inputType), .named("value", input.shownText)]
      return markup.open("input", attributes)
    }
    // A browser takes the first line break away.
    attributes.append(.named("rows", "\(input.shownLines)"))
    markup.element("textarea", attributes, text: "\n" + input.shownText)
  }
}

extension Double {
  /// The number in decimal digits, without a decimal point if it is an integer.
  fileprivate var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
