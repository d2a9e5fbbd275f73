// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Writes the parts of one row.
struct PartRenderer {
  var context: RenderContext
  var markup = Markup()
  let style: ResolvedStyle
  let row: RowAddress
  /// What the row says first, to tell its buttons from those of other rows.
  var title: String?

  mutating func write(_ part: Part) {
    switch part {
    case .text(let text): write(text)
    case .image(let image): write(image)
    case .horizontal(let stack): write(stack, "h")
    case .vertical(let stack): write(stack, "v")
    case .layered(let stack): write(stack, "z")
    case .spacer(let minimum): writeSpacer(minimum)
    case .divider: markup.element("span", [.classes("divider")]) { _ in }
    case .toggle(let toggle): write(toggle)
    case .button(let button): write(button)
    case .field(let field): write(field)
    case .progress(let progress): write(progress)
    case .accessory(let accessory): write(accessory)
    }
  }

  private mutating func write(_ text: TextPart) {
    var rules = "\(CSS.font(text.font));color:\(CSS.color(text.color))"
    if let limit = text.widthLimit, limit.isFinite { rules += ";--w:\(CSS.scaled(limit))" }
    if let lines = text.lineLimit, lines > 1 { rules += ";-webkit-line-clamp:\(lines)" }
    switch text.alignment {
    case .leading: break
    case .center: rules += ";text-align:center;flex:1"
    case .trailing: rules += ";text-align:end"
    }
    let kind = text.lineLimit.map { $0 == 1 ? "one" : "some" } ?? ""
    let name = context.sheet.className(rules)
    markup.element("span", [.classes("t", kind, name), .named("dir", "auto")], text: text.text)
  }

  private mutating func write(_ image: ImagePart) {
    let size = context.size(of: image)
    let name = context.sheet.className(
      "width:\(CSS.pixels(size.width));height:\(CSS.pixels(size.height))")
    let attributes: [Markup.Attribute] = [
      .classes("i", name), .named("src", context.address(of: image.source)),
      .named("alt", image.label ?? ""), .named("loading", "lazy"),
    ]
    markup.open("img", attributes)
  }

  private mutating func write(_ stack: StackPart, _ kind: String) {
    let alignment =
      switch stack.alignment {
      case .start: "start"
      case .center: "center"
      case .end: "end"
      case .fill: "stretch"
      }
    let name = context.sheet.className(
      "gap:\(CSS.pixels(stack.spacing));align-items:\(alignment)"
        + (kind == "z" ? ";justify-items:\(alignment)" : ""))
    markup.open("span", [.classes(kind, name)])
    for part in stack.parts { write(part) }
    markup.close("span")
  }

  private mutating func writeSpacer(_ minimum: Double) {
    let name = minimum > 0 ? context.sheet.className("min-width:\(CSS.pixels(minimum))") : ""
    markup.element("span", [.classes("space", name)]) { _ in }
  }

  private mutating func write(_ toggle: TogglePart) {
    let attributes: [Markup.Attribute] = [
      .named("type", "submit"), .named("name", "event"), .named("role", "switch"),
      .named("value", row.event("change", toggle.control.name, toggle.isOn ? "0" : "1")),
      .named("aria-checked", toggle.isOn ? "true" : "false"),
      .named("aria-label", toggle.label), .classes("toggle"),
      .named("data-c", toggle.control.name),
    ]
    markup.element("button", attributes) { $0.element("span", [.classes("knob")]) { _ in } }
  }

  private mutating func write(_ button: ButtonPart) {
    let attributes: [Markup.Attribute] = [
      .named("type", "submit"), .named("name", "event"),
      .named("value", row.event("press", button.control.name)),
      .classes("button", button.role == .destructive ? "destructive" : ""),
      .named("data-c", button.control.name),
    ]
    markup.element("button", attributes, text: button.title)
  }

  private mutating func write(_ field: FieldPart) {
    let input = field.input
    var rules = "\(CSS.font(field.font));color:\(CSS.color(field.color))"
    // The end is that of the page, whichever way the text itself is read.
    let side = field.alignment == .trailing ? "end" : ""
    if field.alignment == .center { rules += ";text-align:center" }
    var attributes: [Markup.Attribute] = [
      .classes("field", side, context.sheet.className(rules)),
      .named("name", row.event("text", field.control.name, input.mark)),
      .named("data-c", field.control.name), .named("aria-label", field.label),
    ]
    attributes += input.markupAttributes
    guard input.lines > 1 else {
      attributes += [.named("type", input.inputType), .named("value", input.shownText)]
      return markup.open("input", attributes)
    }
    // A browser takes the first line break away.
    attributes.append(.named("rows", "\(min(input.lines, 100))"))
    markup.element("textarea", attributes, text: "\n" + input.shownText)
  }

  private mutating func write(_ progress: ProgressPart) {
    guard let fraction = progress.fraction else {
      let attributes: [Markup.Attribute] = [
        .classes("spinner"), .named("role", "progressbar"), .named("aria-label", progress.label),
      ]
      return markup.element("span", attributes) { _ in }
    }
    let attributes: [Markup.Attribute] = [
      .named("max", "1"), .named("value", CSS.number(fraction)),
      .named("aria-label", progress.label),
    ]
    markup.element("progress", attributes) { _ in }
  }

  private mutating func write(_ accessory: Accessory) {
    switch accessory {
    case .none: break
    case .disclosure:
      markup.element("span", [.classes("chevron"), .named("aria-hidden", "true")]) { _ in }
    case .checkmark:
      let attributes: [Markup.Attribute] = [
        .classes("check"), .named("role", "img"), .named("aria-label", context.texts.selected),
      ]
      markup.element("span", attributes) { _ in }
    case .detail:
      let attributes: [Markup.Attribute] = [
        .named("type", "submit"), .named("name", "event"), .named("value", row.event("accessory")),
        .classes("detail"),
        .named("aria-label", WebTexts.label(context.texts.moreInformation, title)),
      ]
      markup.element("button", attributes) { _ in }
    }
  }
}
