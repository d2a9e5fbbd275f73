// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Writes a page, its sections and its rows as HTML.
///
/// What it writes depends on the page and the context alone, so that a page that was patched is the
/// same as one that was loaded.
@MainActor
struct PageRenderer {
  var context: RenderContext
  let page: PageSnapshot

  init(_ page: PageSnapshot, context: RenderContext) {
    self.page = page
    self.context = context
  }

  /// The most rows of one section that are written.
  static let rowLimit = 10_000

  /// The element that holds the page.
  mutating func main() -> String {
    var markup = Markup()
    markup.open("main", mainAttributes())
    markup.raw(header())
    for section in page.sections.indices { markup.raw(self.section(section)) }
    markup.raw(footer())
    markup.close("main")
    return markup.text
  }

  /// The element that holds the page, without what it holds.
  mutating func emptyMain() -> String {
    var markup = Markup()
    markup.element("main", mainAttributes()) { _ in }
    return markup.text
  }

  /// What stands above the first section.
  mutating func header() -> String {
    headerFooter(page.header, role: "page-header", tag: "div", style: page.pageStyle)
  }

  /// What stands below the last section.
  mutating func footer() -> String {
    headerFooter(page.footer, role: "page-footer", tag: "div", style: page.pageStyle)
  }

  private mutating func mainAttributes() -> [Markup.Attribute] {
    let appearance =
      switch page.appearance {
      case .plain: "plain"
      case .grouped: "grouped"
      case .insetGrouped: "inset"
      }
    let scheme =
      switch page.colorScheme {
      case .light: "light"
      case .dark: "dark"
      case nil: ""
      }
    let classes = Markup.Attribute.classes("page", appearance, scheme, themeClass())
    // The document around the page follows it.
    let language = page.language ?? context.language
    let direction = TextDirection(language: language).rawValue
    return [classes, .named("lang", language), .named("dir", direction)]
  }

  /// The class that sets the colours of the theme.
  mutating func themeClass() -> String {
    var rules: [String] = []
    for color in SemanticColor.allCases {
      let tone = page.theme.palette[color]
      let value =
        tone.light == tone.dark
        ? CSS.hex(tone.light) : "light-dark(\(CSS.hex(tone.light)),\(CSS.hex(tone.dark)))"
      rules.append("--\(color.rawValue):\(value)")
    }
    let style = page.pageStyle
    rules.append("background:\(CSS.color(style.pageBackground))")
    return context.sheet.className(rules.joined(separator: ";"), reach: .document)
  }

  /// A section with its rows.
  ///
  /// - Parameters:
  ///   - index: Which section.
  ///   - absent: The rows that are not written; none, unless given.
  /// - Returns: The element.
  mutating func section(_ index: Int, leavingOut absent: Set<RowPosition> = []) -> String {
    let section = page.sections[index]
    guard let style = page.style(ofSection: index) else { return "" }
    var markup = Markup()
    markup.open(
      "section", [.classes("section"), .named("data-k", section.id.webKey)])
    markup.raw(header(index))
    markup.open("ul", [.classes("rows", separatorClass(style)), .named("role", "list")])
    for row in 0..<min(section.rowCount, Self.rowLimit)
    where absent.isEmpty || !absent.contains(RowPosition(section: index, row: row)) {
      markup.raw(self.row(RowIndexPath(section: index, row: row)))
    }
    markup.close("ul")
    markup.raw(footer(index))
    markup.close("section")
    return markup.text
  }

  mutating func header(_ index: Int) -> String {
    guard let style = page.style(ofSection: index) else { return "" }
    return headerFooter(
      page.sections[index].header, role: "head", tag: "h2", style: style,
      height: style.headerHeight, font: style.headerFont, color: style.headerColor)
  }

  mutating func footer(_ index: Int) -> String {
    guard let style = page.style(ofSection: index) else { return "" }
    return headerFooter(
      page.sections[index].footer, role: "foot", tag: "p", style: style,
      height: style.footerHeight, font: style.footerFont, color: style.footerColor)
  }

  private mutating func separatorClass(_ style: ResolvedStyle) -> String {
    switch style.separator {
    case .none: "bare"
    case .line: ""
    }
  }

  private mutating func headerFooter(
    _ content: HeaderFooter, role: String, tag: String, style: ResolvedStyle,
    height: HeaderHeight = .automatic(minimum: 0), font: StyleFont? = nil,
    color: StyleColor? = nil
  ) -> String {
    var rules = ""
    switch height {
    // A title that grows with the reader's text size is never cut.
    case .fixed(let points), .automatic(minimum: let points):
      rules = "min-height:\(CSS.pixels(points))"
    }
    rules += ";padding-inline:\(CSS.pixels(style.margin))"
    if let font { rules += ";\(CSS.font(font))" }
    if let color { rules += ";color:\(CSS.color(color))" }
    var markup = Markup()
    let name = context.sheet.className(rules)
    switch content {
    case .none:
      markup.element("div", [.classes(role, "gap", name)]) { _ in }
    case .title(let title):
      markup.element(tag, [.classes(role, name)], text: title)
    case .parts(let part):
      markup.open("div", [.classes(role, name)])
      markup.raw(parts(part, style, RowAddress(section: "", row: "")))
      markup.close("div")
    }
    return markup.text
  }

  /// A row, with its element.
  mutating func row(_ indexPath: RowIndexPath) -> String {
    guard let row = page.row(at: indexPath), let style = page.style(at: indexPath) else {
      return ""
    }
    let address = RowAddress(
      section: page.sections[indexPath.section].id.webKey, row: row.id.webKey)
    let body = row.body(style: style)
    let isSelectable = !row.handlers.events.isDisjoint(with: [.select, .willSelect])
    var markup = Markup()
    markup.open(
      "li", [.classes("row", rowClass(style, body)), .named("data-k", address.row)])
    let content = parts(body, style, address, title: row.texts.first)
    switch (isSelectable, body.isInteractive) {
    case (true, false):
      markup.open(
        "button",
        [
          .classes("hit", "cell"), .named("type", "submit"), .named("name", "event"),
          .named("value", address.event("tap")),
        ])
      markup.raw(content)
      markup.close("button")
    case (true, true):
      let attributes: [Markup.Attribute] = [
        .classes("hit", "over"), .named("type", "submit"), .named("name", "event"),
        .named("value", address.event("tap")),
        .named("aria-label", row.texts.joined(separator: ", ")),
      ]
      markup.element("button", attributes) { _ in }
      markup.element("div", [.classes("cell")]) { $0.raw(content) }
    case (false, _):
      // A click anywhere in a row whose only control is a field goes into the field.
      let tag = body.isField ? "label" : "div"
      markup.element(tag, [.classes("cell")]) { $0.raw(content) }
    }
    if row.handlers.events.contains(.delete) {
      let attributes: [Markup.Attribute] = [
        .classes("delete"), .named("type", "submit"), .named("name", "event"),
        .named("value", address.event("delete")),
        .named("aria-label", WebTexts.label(context.texts.delete, row.texts.first)),
      ]
      markup.element("button", attributes) { _ in }
    }
    markup.close("li")
    return markup.text
  }

  private mutating func rowClass(_ style: ResolvedStyle, _ body: Part) -> String {
    var inset = style.margin
    if case .line(let leading?) = style.separator {
      inset = leading
    } else if let (image, gap) = body.leadingPicture {
      inset += context.size(of: image).width + gap
    }
    let padding = style.padding(around: body)
    let key = ClassKey.row(
      height: style.rowHeight, margin: style.margin, padding: padding, inset: inset,
      background: style.rowBackground, pressed: style.selectedRowBackground,
      accessory: style.accessoryColor, tint: style.tint)
    return context.sheet.className(for: key) {
      let height =
        switch style.rowHeight {
        case .fixed(let points):
          points == 0 ? "display:none" : "min-height:\(CSS.scaled(points))"
        case .automatic(let minimum): "min-height:\(CSS.scaled(minimum))"
        }
      let pad = padding > 0 ? ";--pad:\(CSS.pixels(padding))" : ""
      return "\(height)\(pad);--margin:\(CSS.pixels(style.margin));--inset:\(CSS.pixels(inset));"
        + "background-color:\(CSS.color(style.rowBackground));"
        + "--pressed:\(CSS.color(style.selectedRowBackground));"
        + "--chevron:\(CSS.color(style.accessoryColor));--accent:\(CSS.color(style.tint))"
    }
  }

  private mutating func parts(
    _ part: Part, _ style: ResolvedStyle, _ address: RowAddress, title: String? = nil
  ) -> String {
    var renderer = PartRenderer(context: context, style: style, row: address, title: title)
    renderer.write(part)
    context = renderer.context
    return renderer.markup.text
  }
}
