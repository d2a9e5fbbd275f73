// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PartRenderer {
  /// Writes the browser's control for dates or times.
  mutating func write(_ date: DatePart) {
    let type: String
    // While the user types a year, it first has one digit, and a bound prevents such a year from
    // being complete.
    var (earliest, latest): (String?, String?)
    switch date.date.kind {
    case .date: (type, earliest, latest) = ("date", "1000-01-01", "9999-12-31")
    case .time: (type, earliest, latest) = ("time", nil, nil)
    case .dateTime:
      (type, earliest, latest) = ("datetime-local", "1000-01-01T00:00", "9999-12-31T23:59")
    }
    if date.bounds.earliest != nil { earliest = date.earliest.map { "\($0)" } }
    if date.bounds.latest != nil { latest = date.latest.map { "\($0)" } }
    let (shown, exists) = (date.isMissing ? nil : date.date, date.isMissing || date.date.exists)
    var attributes: [Markup.Attribute] = [
      .classes("date", "grow-width", context.sheet.className(style.valueRules)),
      .named("type", type),
      .path("name", row.fieldName(date.control, .date(shown), isShown: exists)),
      .named("value", keptTexts[date.control] ?? (exists ? shown.map { "\($0)" } ?? "" : "")),
    ]
    // Browsers let the user empty a field that is not required.
    if date.noneTitle == nil { attributes.append(.flag("required")) }
    attributes += [
      .named("data-control", date.control.name), .named("aria-label", date.label),
    ]
    if let earliest { attributes.append(.named("min", earliest)) }
    if let latest { attributes.append(.named("max", latest)) }
    let valueText = date.isMissing ? date.shownNoneTitle : nil
    attributes += stateAttributes(of: .date, valueText: valueText)
    guard date.noneTitle != nil else { return markup.open("input", attributes) }
    // The field stays in the same place, so that it keeps the focus when the date is set or removed.
    // The text is below it, because both do not fit next to each other with large text.
    let name = context.sheet.className(
      "display:grid;grid-template-columns:minmax(0,1fr);inline-size:8rem;min-inline-size:100%;"
        + "max-inline-size:100%")
    let textName = context.sheet.className("\(style.valueRules);text-align:var(--end)")
    markup.element("span", [.classes("dated", "grow-width", name)]) { markup in
      markup.open("input", attributes)
      guard date.isMissing else { return }
      // The description of the field contains the text.
      let text: [Markup.Attribute] = [
        .classes("text", "one-line", textName), .named("dir", "auto"),
        .named("aria-hidden", "true"),
      ]
      markup.element("span", text, text: date.shownNoneTitle)
    }
  }

  /// Writes the browser's control for colors, with a list of suggestions.
  mutating func write(_ color: ColorPart) {
    let list = "colors-\(row.section)-\(row.row)-\(color.control.name)"
    var attributes: [Markup.Attribute] = [
      .classes("color"), .named("type", "color"),
      .path("name", row.fieldName(color.control, .color(color.shownColor))),
      .named("value", keptTexts[color.control] ?? color.shownColor.hexDigits),
      .named("data-control", color.control.name), .named("aria-label", color.label),
    ]
    if !color.palette.isEmpty { attributes.append(.path("list", [list])) }
    markup.open("input", attributes + stateAttributes(of: .color, valueText: color.valueText))
    if color.palette.isEmpty { return }
    markup.element("datalist", [.path("id", [list])]) { markup in
      for named in color.palette {
        let value = Markup.Attribute.named("value", named.color.hexDigits)
        markup.element("option", [value], text: named.name)
      }
    }
  }
}
