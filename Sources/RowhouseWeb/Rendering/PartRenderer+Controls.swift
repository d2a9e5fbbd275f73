// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PartRenderer {
  /// Writes a control as an element of the form.
  mutating func write(_ control: ControlPart) {
    if let rules = control.rareRules { context.sheet.add(rules) }
    switch control {
    case .toggle(let toggle): write(toggle)
    case .button(let button): write(button)
    case .field(let field): write(field)
    case .pressable(let pressable): write(pressable)
    case .slider(let slider): write(slider)
    case .stepper(let stepper): write(stepper)
    case .picker(let picker) where picker.style == .segmented: writeSegments(of: picker)
    case .picker(let picker): write(picker)
    case .date(let date): write(date)
    case .color(let color): write(color)
    }
  }

  private mutating func write(_ slider: SliderPart) {
    var attributes: [Markup.Attribute] = [
      .classes("slider", Part.control(.slider(slider)).growth), .named("type", "range"),
      .path("name", row.fieldName(slider.control, .number(slider.shownNumber))),
      .named("min", slider.usableRange.lowerBound.written),
      .named("max", slider.usableRange.upperBound.written),
      .named("step", slider.usableStep?.written ?? "any"),
      .named("value", keptTexts[slider.control] ?? slider.shownNumber.written),
      .named("data-control", slider.control.name), .named("aria-label", slider.label),
    ]
    if let text = slider.valueText { attributes.append(.named("aria-valuetext", text)) }
    if slider.reporting == .continuous { attributes.append(.flag("data-live")) }
    markup.open("input", attributes + stateAttributes(of: .slider))
  }

  /// Writes two buttons, and a number field behind them.
  ///
  /// Without a script, the field is between them.
  private mutating func write(_ stepper: StepperPart) {
    let number = stepper.shownNumber
    var attributes: [Markup.Attribute] = [
      .named("type", "number"), .path("name", row.fieldName(stepper.control, .number(number))),
      .named("min", stepper.usableRange.lowerBound.written),
      .named("max", stepper.usableRange.upperBound.written),
      .named("step", stepper.usableStep.written),
      .named("value", keptTexts[stepper.control] ?? number.written),
      .named("data-control", stepper.control.name), .named("aria-label", stepper.label),
    ]
    if let text = stepper.valueText { attributes.append(.named("aria-valuetext", text)) }
    attributes += stateAttributes(of: .stepper)
    let isDisabled = state.isDisabled
    markup.element("span", [.classes("stepper")]) { markup in
      markup.open("input", attributes)
      for (kind, next) in [("less", stepper.numberBelow), ("more", stepper.numberAbove)] {
        // Keyboards and assistive technologies use the field.
        var attributes: [Markup.Attribute] = [
          .classes(kind), .named("tabindex", "-1"), .named("aria-hidden", "true"),
        ]
        if next == nil { attributes.append(.named("aria-disabled", "true")) }
        if isDisabled { attributes.append(.flag("disabled")) }
        let event = next.map { row.event(stepper.control, .number($0)) } ?? ["fields"]
        markup.button(sending: event, attributes)
      }
    }
  }

  /// Writes a list of options, and a button that sends the choice without a script.
  private mutating func write(_ picker: PickerPart) {
    let value = ControlValue.option(picker.selection)
    let attributes: [Markup.Attribute] =
      [
        .path("name", row.fieldName(picker.control, value)),
        .named("data-control", picker.control.name), .named("aria-label", picker.label),
      ] + stateAttributes(of: .picker)
    let (texts, isDisabled) = (context.texts, state.isDisabled)
    let entries = picker.entries
    let kept = keptTexts[picker.control].flatMap { text in
      entries.first { $0.isOffered && ControlValue.option($0.key).webParts.text == text }
    }
    let selected = kept.map(\.key) ?? picker.selection
    let name = context.sheet.className(style.valueRules)
    markup.element("span", [.classes("picker", "grow-width", name)]) { markup in
      markup.element("select", attributes) { markup in
        var group: String?
        for entry in entries {
          if entry.group != group {
            if group != nil { markup.close("optgroup") }
            if let title = entry.group { markup.open("optgroup", [.named("label", title)]) }
            group = entry.group
          }
          let value = ControlValue.option(entry.key)
          var attributes: [Markup.Attribute] = [.named("value", value.webParts.text)]
          if entry.key == selected { attributes.append(.flag("selected")) }
          if !entry.isOffered { attributes.append(.flag("disabled")) }
          markup.element("option", attributes, text: entry.title)
        }
        if group != nil { markup.close("optgroup") }
      }
      let state: [Markup.Attribute] = isDisabled ? [.flag("disabled")] : []
      markup.button(sending: ["fields"], [.classes("apply")] + state, text: texts.buttons.done)
    }
  }

  private mutating func writeSegments(of picker: PickerPart) {
    let attributes: [Markup.Attribute] =
      [
        .classes("segments", "grow-width"), .named("role", "radiogroup"),
        .named("data-control", picker.control.name), .named("aria-label", picker.label),
      ] + stateAttributes(of: .picker)
    let isDisabled = state.isDisabled
    markup.element("span", attributes) { markup in
      for entry in picker.entries {
        let value = ControlValue.option(entry.key)
        let isChosen = entry.key == picker.selection
        var attributes: [Markup.Attribute] = [
          .classes("segment"), .named("role", "radio"),
          .named("aria-checked", isChosen ? "true" : "false"),
          .named("data-option", value.webParts.text),
        ]
        if !entry.isOffered { attributes.append(.named("aria-disabled", "true")) }
        if isDisabled { attributes.append(.flag("disabled")) }
        let event =
          isChosen || !entry.isOffered ? ["fields"] : row.event(picker.control, value)
        markup.button(sending: event, attributes, text: entry.title)
      }
    }
  }

  private mutating func write(_ toggle: TogglePart) {
    let attributes: [Markup.Attribute] =
      [
        .named("role", "switch"), .named("aria-checked", toggle.isOn ? "true" : "false"),
        .named("aria-label", toggle.label), .classes("toggle"),
        .named("data-control", toggle.control.name),
      ] + stateAttributes(of: .toggle) + switchAttributes
    let event = row.event(toggle.control, .isOn(!toggle.isOn))
    markup.button(sending: event, attributes) { $0.element("span", [.classes("knob")]) { _ in } }
  }

  private mutating func write(_ button: ButtonPart) {
    let role = button.role == .destructive ? "destructive" : ""
    let attributes: [Markup.Attribute] =
      [
        .classes("button", role), .named("data-control", button.control.name),
      ] + stateAttributes(of: .button)
    markup.button(sending: row.event(button.control, .pressed), attributes, text: button.title)
  }

  /// Writes a secure field with the button that shows its text, which needs a script.
  private mutating func write(secret attributes: [Markup.Attribute], of field: FieldPart) {
    context.sheet.add(.extras)
    markup.open("span", [.classes("secret", "grow-width")])
    markup.open("input", attributes + [.flag("data-secret")])
    let button: [Markup.Attribute] = [
      .named("type", "button"), .classes("reveal"), .named("aria-pressed", "false"),
      .named("aria-label", WebTexts.label(context.texts.buttons.show, field.label)),
    ]
    markup.element("button", button) { _ in }
    markup.close("span")
  }

  private mutating func write(_ field: FieldPart) {
    let input = field.input
    var rules = "\(CSS.font(field.font));color:\(CSS.color(field.color))"
    // The trailing edge depends on the direction of the page, not of the text.
    let side = field.alignment == .trailing ? "end" : ""
    if let most = input.maximumShownLines { rules += ";--grown:\(most)" }
    if field.alignment == .center { rules += ";text-align:center" }
    let name = row.fieldName(
      field.control, .text(input.shownText), isSecret: input.kind == .secure)
    var attributes: [Markup.Attribute] = [
      .classes("field", "grow-width", side, context.sheet.className(rules)), .path("name", name),
      .named("data-control", field.control.name), .named("aria-label", field.label),
    ]
    attributes += input.markupAttributes + stateAttributes(of: .field)
    let text = keptTexts[field.control] ?? input.shownText
    guard input.isMultiline else {
      attributes += [.named("type", input.inputType), .named("value", text)]
      if input.kind == .secure { return write(secret: attributes, of: field) }
      return markup.open("input", attributes)
    }
    // Browsers remove the first line break.
    attributes.append(.named("rows", "\(input.shownLines)"))
    if input.maximumShownLines != nil {
      context.sheet.add(.extras)
      attributes.append(.flag("data-grows"))
    }
    markup.element("textarea", attributes, text: "\n" + text)
  }
}

extension ResolvedStyle {
  /// The rules for the value of a control.
  var valueRules: String { "\(CSS.font(valueFont));color:\(CSS.color(valueColor))" }
}

extension ControlPart {
  /// The rules for the control that are not in the style sheet of every page.
  fileprivate var rareRules: RareRules? {
    switch self {
    case .toggle, .button, .field, .pressable: nil
    case .slider, .stepper, .picker, .date, .color: .controls
    }
  }
}

extension ControlPart {
  /// The range of the number that the user can type into the control without a script, or `nil` if there is none.
  var typedRange: ClosedRange<Double>? {
    if case .stepper(let stepper) = self { stepper.usableRange } else { nil }
  }
}

extension Double {
  /// The number in decimal digits, without a decimal point if it is an integer.
  ///
  /// A browser shows `15.0` as `15`, and a field whose text differs from its markup would count as changed by the user.
  var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
