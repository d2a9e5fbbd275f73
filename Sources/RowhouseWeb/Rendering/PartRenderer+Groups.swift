// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Boxes, badges, grids, pagers, and pressable parts.
extension PartRenderer {
  mutating func write(_ box: BoxPart) {
    let hasRatio = box.flexibleRatio != nil
    // The rules of the class, which follow, override those of all boxes with a ratio.
    if hasRatio { context.sheet.add(.extras) }
    let name = context.sheet.className(box.rules)
    let fills = box.verticalAlignment == .fill ? "fill" : ""
    var attributes: [Markup.Attribute] = [
      .classes("box", Part.box(box).growth, hasRatio ? "ratio" : "", fills, name)
    ]
    switch box.accessibility {
    case nil, .description: break
    case .hidden: attributes.append(.named("aria-hidden", "true"))
    case .label(let label):
      attributes += [.named("role", "img"), .named("aria-label", label)]
    }
    markup.open("span", attributes)
    write(box.content)
    markup.close("span")
  }

  mutating func write(_ badge: BadgePart) {
    context.sheet.add(.extras)
    let isDot = badge.text.isEmpty
    let name = context.sheet.className(
      "\(CSS.font(badge.font));color:\(CSS.color(badge.textColor));"
        + "background:\(CSS.color(badge.color))")
    var attributes = [Markup.Attribute.classes("badge", isDot ? "dot" : "", name)]
    if let label = badge.label {
      attributes += [.named("role", "img"), .named("aria-label", label)]
    }
    markup.element("span", attributes, text: badge.text)
  }

  mutating func write(_ grid: GridPart) {
    let hasManyColumns = if case .count(3...) = grid.columns { true } else { false }
    let columns =
      switch grid.columns {
      case .count(let count): "\(GridPart.drawableCount(count)),minmax(0,1fr)"
      case .minimumWidth(let width):
        "auto-fill,minmax(min(\(CSS.pixels(GridPart.drawableWidth(width))),100%),1fr)"
      }
    let name = context.sheet.className(
      "gap:\(CSS.pixels(grid.lineSpacing.drawableLength))"
        + " \(CSS.pixels(grid.spacing.drawableLength));"
        + "grid-template-columns:repeat(\(columns))")
    markup.open("span", [.classes("grid", "grow-width", hasManyColumns ? "many" : "", name)])
    for part in grid.parts { write(part) }
    markup.close("span")
  }

  /// Writes the pages of a pager, which the keyboard scrolls while they have the focus.
  ///
  /// The `pager.js` module turns the pages.
  mutating func write(_ pager: PagerPart) {
    context.sheet.add(.pager)
    let attributes: [Markup.Attribute] = [
      .classes("pager", pager.showsDots ? "dots" : ""), .named("role", "group"),
      .named("aria-label", pager.label), .named("tabindex", "0"),
    ]
    let interval = pager.drawableInterval
    let turning = interval.map { [Markup.Attribute.named("data-interval", CSS.number($0))] } ?? []
    markup.open("span", [.classes("pages", "grow-width")] + turning)
    markup.open("span", attributes)
    let wasPaged = isPaged
    isPaged = true
    for page in pager.pages { write(page) }
    isPaged = wasPaged
    markup.close("span")
    if interval != nil {
      let label = WebTexts.label(context.texts.buttons.pause, pager.label)
      let attributes: [Markup.Attribute] = [
        .named("type", "button"), .classes("pause"), .named("aria-pressed", "false"),
        .named("aria-label", label),
      ]
      markup.element("button", attributes) { _ in }
    }
    markup.close("span")
  }

  mutating func write(_ pressable: PressablePart) {
    let attributes: [Markup.Attribute] = [
      .classes("pressable", Part.control(.pressable(pressable)).growth),
      .named("data-control", pressable.control.name), .named("aria-label", pressable.label),
    ]
    markup.openButton(
      sending: row.event(pressable.control, .pressed), attributes + stateAttributes(of: .button))
    write(pressable.content)
    markup.close("button")
  }
}

extension PagerPart {
  /// The interval in seconds, at least 1, after which the pager turns automatically.
  ///
  /// `nil` if the pager does not turn automatically.
  fileprivate var drawableInterval: Double? {
    guard let interval, interval.isFinite, pages.count > 1 else { return nil }
    return max(1, interval)
  }
}

extension BoxPart {
  /// The CSS declarations of the box.
  fileprivate var rules: String {
    var rules = [
      "justify-items:\(horizontalAlignment.css)", "align-items:\(verticalAlignment.css)",
    ]
    let edges = [padding.top, padding.trailing, padding.bottom, padding.leading]
      .map { CSS.pixels($0.drawableLength) }
    if padding != Insets() {
      rules.append("padding-block:\(edges[0]) \(edges[2])")
      rules.append("padding-inline:\(edges[3]) \(edges[1])")
    }
    if let ratio = flexibleRatio {
      rules.append("aspect-ratio:\(CSS.number(ratio, parts: 1_000_000))")
      rules += rangeOfFullWidth
    } else {
      rules += extent(width, fixedWidth, "inline-size")
      rules += extent(height, fixedHeight, "block-size")
    }
    if let background { rules.append("background:\(CSS.color(background))") }
    if let border {
      rules.append(
        "border:\(CSS.pixels(border.width.drawableLength)) solid \(CSS.color(border.color))")
    }
    if cornerRadius.drawableLength > 0 {
      rules.append("border-radius:\(CSS.pixels(cornerRadius));overflow:clip")
    }
    return rules.joined(separator: ";")
  }

  /// The rule for a box that fills the available width: its minimum width is that width, within its
  /// limits.
  private var rangeOfFullWidth: [String] {
    var full = "100%"
    if let most = width.maximum, most.isFinite, most >= 0 { full = "min(100%,\(CSS.pixels(most)))" }
    if let least = width.minimum?.drawableLength, least > 0 {
      full = "max(\(full),\(CSS.pixels(least)))"
    }
    return full == "100%" ? [] : ["min-inline-size:\(full)"]
  }

  private func extent(_ extent: Extent, _ fixed: Double?, _ property: String) -> [String] {
    if let fixed {
      return ["\(property):\(CSS.pixels(fixed))", "min-\(property):0", "max-\(property):none"]
    }
    var rules: [String] = []
    if let least = extent.minimum?.drawableLength, least > 0 {
      rules.append("min-\(property):\(CSS.pixels(least))")
    }
    if let most = extent.maximum, most.isFinite, most >= 0 {
      rules.append("max-\(property):\(CSS.pixels(most))")
    }
    return rules
  }
}
