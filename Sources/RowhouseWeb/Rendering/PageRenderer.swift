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
  let context: RenderContext
  let page: PageSnapshot
  /// The rows that are written.
  let windows: PageWindows
  var markup = Markup()
  /// The key of the section whose rows are written, which each of them names.
  private var sectionKey: (section: Int, key: String)?

  init(_ page: PageSnapshot, _ windows: PageWindows, context: RenderContext) {
    self.page = page
    self.windows = windows
    self.context = context.speaking(page.language)
  }

  /// The element that holds the page.
  mutating func main() -> Markup {
    taken { renderer in
      renderer.markup.open("main", renderer.mainAttributes())
      renderer.writeHeader()
      for section in renderer.page.sections.indices {
        renderer.write(section: section, leavingOut: [])
      }
      renderer.writeFooter()
      renderer.markup.close("main")
    }
  }

  /// The element that holds the page, without what it holds.
  mutating func emptyMain() -> Markup {
    taken { $0.markup.element("main", $0.mainAttributes()) { _ in } }
  }

  /// What stands above the first section.
  mutating func header() -> Markup { taken { $0.writeHeader() } }

  /// What stands below the last section.
  mutating func footer() -> Markup { taken { $0.writeFooter() } }

  /// A section with its rows.
  ///
  /// - Parameters:
  ///   - index: Which section.
  ///   - absent: The rows that are not written; none, unless given.
  /// - Returns: The element.
  mutating func section(_ index: Int, leavingOut absent: Set<RowPosition> = []) -> Markup {
    taken { $0.write(section: index, leavingOut: absent) }
  }

  /// A section without what it holds.
  mutating func emptySection(_ index: Int) -> Markup {
    taken { $0.markup.element("section", $0.sectionAttributes(index)) { _ in } }
  }

  /// What stands above the rows of a section.
  mutating func header(_ index: Int) -> Markup { taken { $0.writeHeader(of: index) } }

  /// What stands below the rows of a section.
  mutating func footer(_ index: Int) -> Markup { taken { $0.writeFooter(of: index) } }

  /// A row, with its element.
  mutating func row(_ indexPath: RowIndexPath) -> Markup { taken { $0.write(row: indexPath) } }

  /// What is written meanwhile.
  private mutating func taken(_ write: (inout Self) -> Void) -> Markup {
    // What most rows have; growing to it would copy several times.
    markup = Markup(capacity: 512)
    write(&self)
    return markup
  }
}

extension PageRenderer {
  private func mainAttributes() -> [Markup.Attribute] {
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
    let bar = page.bar == .fadesIn ? "clear" : ""
    let heads = page.stickyHeaders ? "sticky" : ""
    let classes = Markup.Attribute.classes("page", appearance, heads, scheme, bar, themeClass())
    // The document around the page follows it.
    let direction = TextDirection(language: context.language).rawValue
    return [classes, .named("lang", context.language), .named("dir", direction)]
  }

  /// The class that sets the colours of the theme.
  private func themeClass() -> String {
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

  private mutating func write(section index: Int, leavingOut absent: Set<RowPosition>) {
    guard let style = page.style(ofSection: index) else { return }
    let shown = windows.sections[index]
    markup.open("section", sectionAttributes(index))
    writeHeader(of: index)
    markup.open("ul", [.classes("rows", separatorClass(style)), .named("role", "list")])
    for row in shown.rows
    where absent.isEmpty || !absent.contains(RowPosition(section: index, row: row)) {
      write(row: RowIndexPath(section: index, row: row))
    }
    markup.close("ul")
    if shown.isWindow { markup.raw(steps(index)) }
    writeFooter(of: index)
    markup.close("section")
  }

  /// The key of a section, by which events name it.
  mutating func key(ofSection index: Int) -> String {
    if let sectionKey, sectionKey.section == index { return sectionKey.key }
    let key = page.sections[index].id.webKey
    sectionKey = (index, key)
    return key
  }

  private mutating func writeHeader() {
    write(page.header, role: "page-header", tag: "div", style: page.pageStyle)
  }

  private mutating func writeFooter() {
    write(page.footer, role: "page-footer", tag: "div", style: page.pageStyle)
  }

  private mutating func writeHeader(of index: Int) {
    guard let style = page.style(ofSection: index) else { return }
    write(
      page.sections[index].header, role: "head", tag: "h2", style: style,
      height: style.headerHeight, font: style.headerFont, color: style.headerColor)
  }

  private mutating func writeFooter(of index: Int) {
    guard let style = page.style(ofSection: index) else { return }
    write(
      page.sections[index].footer, role: "foot", tag: "p", style: style,
      height: style.footerHeight, font: style.footerFont, color: style.footerColor)
  }

  private func separatorClass(_ style: ResolvedStyle) -> String {
    switch style.separator {
    case .none: "bare"
    case .line: ""
    }
  }

  private mutating func write(
    _ content: HeaderFooter, role: String, tag: StaticString, style: ResolvedStyle,
    height: HeaderHeight = .automatic(minimum: 0), font: StyleFont? = nil,
    color: StyleColor? = nil
  ) {
    var rules = ""
    switch height {
    // A title that grows with the reader's text size is never cut.
    case .fixed(let points), .automatic(minimum: let points):
      rules = "min-height:\(CSS.pixels(points))"
    }
    rules += ";padding-inline:\(CSS.pixels(style.margin))"
    if let font { rules += ";\(CSS.font(font))" }
    if let color { rules += ";color:\(CSS.color(color))" }
    let name = context.sheet.className(rules)
    switch content {
    case .none:
      markup.element("div", [.classes(role, "gap", name)]) { _ in }
    case .title(let title):
      markup.element(tag, [.classes(role, name)], text: title)
    case .parts(let part):
      markup.open("div", [.classes(role, name)])
      write(part, style, RowAddress(section: "", row: ""))
      markup.close("div")
    }
  }

  /// Writes parts between the margins of a row, or of what stands above or below rows.
  mutating func write(
    _ part: Part, _ style: ResolvedStyle, _ address: RowAddress,
    texts: @escaping () -> [String] = { [] }
  ) {
    var parts = PartRenderer(context: context, style: style, row: address, texts: texts)
    swap(&markup, &parts.markup)
    parts.write(part)
    swap(&markup, &parts.markup)
  }
}
