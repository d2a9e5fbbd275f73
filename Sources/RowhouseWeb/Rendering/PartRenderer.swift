// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A renderer that writes the parts of one row.
struct PartRenderer {
  let context: RenderContext
  var markup = Markup()
  let style: ResolvedStyle
  /// The theme of the page, whose colors determine the colors of symbols on tiles.
  var theme = Theme.standard
  let row: RowAddress
  /// The texts of the row, which distinguish its buttons from those of other rows.
  var texts: () -> [String] = { [] }
  /// The error and the disabled state of the row, which its controls have as attributes.
  var state = RowState()
  /// The texts below the row, to which its controls refer.
  var notes: [RowState.Note] = []
  /// The texts that refused fields show in place of their values.
  var keptTexts: [ControlID: String] = [:]
  /// The role of the row, which determines the meaning of its checkmark.
  var role: RowRole?
  /// The texts that assistive technologies do not read, because a control has other texts.
  var silentTexts: [String] = []
  /// Further attributes of the switches.
  var switchAttributes: [Markup.Attribute] = []
  /// True inside a pager.
  var isPaged = false

  mutating func write(_ part: Part) {
    switch part {
    case .text(let text): write(text)
    case .image(let image): write(image)
    case .horizontal(let stack): write(stack, "horizontal", of: part)
    case .vertical(let stack): write(stack, "vertical", of: part)
    case .layered(let stack): write(stack, "layered", of: part)
    case .spacer: markup.element("span", [.classes("space")]) { _ in }
    case .divider:
      context.sheet.add(.extras)
      markup.element("span", [.classes("divider")]) { _ in }
    case .control(let control): write(control)
    case .progress(let progress): write(progress)
    case .accessory(.detailDisclosure):
      write(.detailDisclosure, "horizontal", of: .horizontal(.detailDisclosure))
    case .accessory(let accessory): write(accessory)
    case .box(let box): write(box)
    case .badge(let badge): write(badge)
    case .grid(let grid): write(grid)
    case .pager(let pager): write(pager)
    }
  }

  mutating func write(_ text: TextPart, _ attributes: [Markup.Attribute] = []) {
    let key = ClassKey.text(
      font: text.font, color: text.color, widthLimit: text.widthLimit, lineLimit: text.lineLimit,
      alignment: text.alignment)
    let name = context.sheet.className(for: key) { Self.rules(of: text) }
    let kind = text.lineLimit.map { $0 == 1 ? "one-line" : "some-lines" } ?? ""
    let isLimited = text.lineLimit == 1 && text.widthLimit?.isFinite == true
    if isLimited { context.sheet.add(.extras) }
    let silence: [Markup.Attribute] =
      silentTexts.contains(text.text) ? [.named("aria-hidden", "true")] : []
    let classes = Markup.Attribute.classes(
      "text", kind, isLimited ? "limited" : "", Part.text(text).growth, name)
    let all = [classes, .named("dir", "auto")] + attributes + silence
    markup.element("span", all, text: text.text)
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

  private mutating func write(_ progress: ProgressPart) {
    context.sheet.add(.controls)
    var words: [Markup.Attribute] = [.named("aria-label", progress.label)]
    if let text = progress.valueText { words.append(.named("aria-valuetext", text)) }
    if let fraction = progress.fraction {
      let attributes: [Markup.Attribute] = [
        .classes("grow-width"), .named("max", "1"), .named("value", CSS.number(fraction)),
      ]
      markup.element(progress.isLevel ? "meter" : "progress", attributes + words) { _ in }
    } else {
      let role = Markup.Attribute.named("role", "progressbar")
      markup.element("span", [.classes("spinner"), role] + words) { _ in }
    }
  }

  private mutating func write(_ accessory: Accessory) {
    switch accessory {
    case .none, .detailDisclosure: break
    case .disclosure:
      markup.element("span", [.classes("chevron"), .named("aria-hidden", "true")]) { _ in }
    case .checkmark where role != nil:
      markup.element("span", [.classes("check"), .named("aria-hidden", "true")]) { _ in }
    case .checkmark:
      let attributes: [Markup.Attribute] = [
        .classes("check"), .named("role", "img"), .named("aria-label", context.texts.selected),
      ]
      markup.element("span", attributes) { _ in }
    case .detail:
      context.sheet.add(.extras)
      let attributes: [Markup.Attribute] = [
        .classes("detail"),
        .named(
          "aria-label",
          WebTexts.label(context.texts.rowButtons.moreInformation, texts().first)),
      ]
      markup.button(sending: row.event("accessory"), attributes)
    }
  }
}
