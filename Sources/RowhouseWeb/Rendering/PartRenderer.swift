// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Writes the parts of one row.
struct PartRenderer {
  let context: RenderContext
  var markup = Markup()
  let style: ResolvedStyle
  let row: RowAddress
  /// What the row says, to tell its buttons from those of other rows.
  var texts: () -> [String] = { [] }
  /// Whether what is written stands on one of several pages.
  var isPaged = false

  mutating func write(_ part: Part) {
    switch part {
    case .text(let text): write(text)
    case .image(let image): write(image)
    case .horizontal(let stack): write(stack, "h", of: part)
    case .vertical(let stack): write(stack, "v", of: part)
    case .layered(let stack): write(stack, "z", of: part)
    case .spacer: markup.element("span", [.classes("space")]) { _ in }
    case .divider: markup.element("span", [.classes("divider")]) { _ in }
    case .toggle(let toggle): write(toggle)
    case .button(let button): write(button)
    case .field(let field): write(field)
    case .progress(let progress): write(progress)
    case .accessory(let accessory): write(accessory)
    case .box(let box): write(box)
    case .badge(let badge): write(badge)
    case .grid(let grid): write(grid)
    case .pager(let pager): write(pager)
    case .pressable(let pressable): write(pressable)
    }
  }

  private mutating func write(_ text: TextPart) {
    let key = ClassKey.text(
      font: text.font, color: text.color, widthLimit: text.widthLimit, lineLimit: text.lineLimit,
      alignment: text.alignment)
    let name = context.sheet.className(for: key) { Self.rules(of: text) }
    let kind = text.lineLimit.map { $0 == 1 ? "one" : "some" } ?? ""
    let classes = Markup.Attribute.classes("t", kind, Part.text(text).growth, name)
    markup.element("span", [classes, .named("dir", "auto")], text: text.text)
  }

  private static func rules(of text: TextPart) -> String {
    var rules = "\(CSS.font(text.font));color:\(CSS.color(text.color))"
    if let limit = text.widthLimit, limit.isFinite {
      rules += ";max-inline-size:\(CSS.scaled(limit.drawableLength))"
    }
    if let lines = text.lineLimit, lines > 1 { rules += ";-webkit-line-clamp:\(lines)" }
    switch text.alignment {
    case .leading: break
    case .center: rules += ";text-align:center"
    case .trailing: rules += ";text-align:var(--end)"
    }
    return rules
  }

  private mutating func write(_ image: ImagePart) {
    var rules: [String] = []
    if image.size != .filling {
      let size = context.size(of: image)
      rules = ["width:\(CSS.pixels(size.width))", "height:\(CSS.pixels(size.height))"]
    }
    switch image.fit {
    case .stretch: break
    case .fit: rules.append("object-fit:contain")
    case .fill: rules.append("object-fit:cover")
    }
    switch image.shape {
    case .rectangle: break
    case .rounded(let radius):
      rules.append("border-radius:\(CSS.pixels(radius.drawableLength))")
    case .circle: rules.append("border-radius:50%")
    }
    if let color = image.placeholder { rules.append("background:\(CSS.color(color))") }
    let name = rules.isEmpty ? "" : context.sheet.className(rules.joined(separator: ";"))
    var attributes: [Markup.Attribute] = [
      .classes("i", Part.image(image).growth, name),
      .named("src", context.address(of: image.source)),
      .named("alt", image.label ?? ""),
    ]
    // A browser that waits until a page is turned to shows it empty first.
    if !isPaged { attributes.append(.named("loading", "lazy")) }
    markup.open("img", attributes)
  }

  private mutating func write(_ toggle: TogglePart) {
    let attributes: [Markup.Attribute] = [
      .named("type", "submit"), .named("name", "event"), .named("role", "switch"),
      .path("value", row.event("change", toggle.control.name, toggle.isOn ? "0" : "1")),
      .named("aria-checked", toggle.isOn ? "true" : "false"),
      .named("aria-label", toggle.label), .classes("toggle"),
      .named("data-c", toggle.control.name),
    ]
    markup.element("button", attributes) { $0.element("span", [.classes("knob")]) { _ in } }
  }

  private mutating func write(_ button: ButtonPart) {
    let attributes: [Markup.Attribute] = [
      .named("type", "submit"), .named("name", "event"),
      .path("value", row.event("press", button.control.name)),
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
      .classes("field", "g", side, context.sheet.className(rules)),
      .path("name", row.event("text", field.control.name, input.mark)),
      .named("data-c", field.control.name), .named("aria-label", field.label),
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

  private mutating func write(_ progress: ProgressPart) {
    guard let fraction = progress.fraction else {
      let attributes: [Markup.Attribute] = [
        .classes("spinner"), .named("role", "progressbar"), .named("aria-label", progress.label),
      ]
      return markup.element("span", attributes) { _ in }
    }
    let attributes: [Markup.Attribute] = [
      .classes("g"), .named("max", "1"), .named("value", CSS.number(fraction)),
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
        .named("type", "submit"), .named("name", "event"), .path("value", row.event("accessory")),
        .classes("detail"),
        .named("aria-label", WebTexts.label(context.texts.moreInformation, texts().first)),
      ]
      markup.element("button", attributes) { _ in }
    }
  }
}
