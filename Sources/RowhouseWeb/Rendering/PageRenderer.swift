// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// A renderer that writes a page, its sections, and its rows as HTML.
///
/// The markup depends only on the page, its selection, and the context, so a patched page is equal
/// to a loaded page. Only a page without a script has refused fields, and such a page is never
/// patched.
@MainActor
struct PageRenderer {
  let context: RenderContext
  let page: PageSnapshot
  /// The rows to write.
  let slices: PageSlices
  /// The rows to mark as selected.
  let selection: Set<RowReference.ID>
  /// The fields whose values were not accepted.
  let refused: RefusedFields
  /// The row that has the focus when the document is shown, or `nil` if there is none.
  let focused: RowAddress?
  var markup = Markup()
  /// The key of the section whose rows are being written.
  ///
  /// Each of the rows contains it.
  private var sectionKey: (section: Int, key: String)?
  /// The most recently checked section, and true if its rows are a radio group.
  private var radioGroup: (section: Int, isGroup: Bool)?

  init(
    _ page: PageSnapshot, _ slices: PageSlices, selection: Set<RowReference.ID>,
    refused: RefusedFields = RefusedFields(), focused: RowAddress? = nil, context: RenderContext
  ) {
    self.page = page
    self.slices = slices
    self.selection = selection
    self.refused = refused
    self.focused = focused
    self.context = context.localized(page.language)
  }

  /// Returns the markup that a function writes.
  mutating func captured(_ write: (inout Self) -> Void) -> Markup {
    // Most rows need this capacity. Growing to it would copy the bytes several times.
    markup = Markup(capacity: 512)
    write(&self)
    return markup
  }
}

extension PageRenderer {
  /// Writes the whole page.
  mutating func writePage() {
    markup.open("main", pageAttributes())
    writeHeader()
    for section in page.sections.indices { write(section: section) }
    writeFooter()
    markup.close("main")
  }

  func pageAttributes() -> [Markup.Attribute] {
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
    let hasStickyHeaders = page.stickyHeaders && page.appearance == .plain
    let heads = hasStickyHeaders ? "sticky" : ""
    if hasStickyHeaders { context.sheet.add(.sticky) }
    if page.bar == .fadesIn { context.sheet.add(.bar) }
    let classes = Markup.Attribute.classes("page", appearance, heads, scheme, bar, themeClass())
    // The document around the page has the same direction.
    let direction = TextDirection(language: context.language).rawValue
    var attributes = [classes, .named("lang", context.language), .named("dir", direction)]
    if page.handlesScrolling { attributes.append(.flag("data-scrolls")) }
    if page.followsEnd { attributes.append(.flag("data-follows")) }
    return attributes
  }

  /// Returns the class that sets the colors of the theme.
  private func themeClass() -> String {
    var rules: [String] = []
    for color in SemanticColor.allCases {
      let tone = page.theme.palette[color]
      rules.append("--\(color.rawValue):\(CSS.adaptive(light: tone.light, dark: tone.dark))")
    }
    rules.append("background:\(CSS.color(page.pageStyle.pageBackground))")
    if let bar = page.barColors {
      rules.append("--bar-ground:\(CSS.color(bar.background))")
      rules.append("--bar-title:\(CSS.color(bar.title));--bar-tint:\(CSS.color(bar.tint))")
    }
    return context.sheet.className(rules.joined(separator: ";"), ofPage: true)
  }

  /// Writes a section, except the rows that move into it from another section.
  mutating func write(section index: Int, leavingOut absent: Set<RowIndexPath> = []) {
    guard let style = page.style(ofSection: index) else { return }
    let shown = slices.sections[index]
    markup.open("section", sectionAttributes(index))
    writeHeader(of: index)
    let isGroup = isRadioGroup(index)
    let name = isGroup ? page.groupName(section: index) : ""
    markup.open(
      "ul",
      [
        .classes("rows", separatorClass(style, "no-separators")),
        .named("role", isGroup ? "radiogroup" : "list"),
        name.isEmpty
          ? .named("aria-labelledby", headingID(index)) : .named("aria-label", name),
      ])
    for row in shown.rows
    where absent.isEmpty || !absent.contains(RowIndexPath(section: index, row: row)) {
      write(row: RowIndexPath(section: index, row: row))
    }
    markup.close("ul")
    if shown.isPartial { writeSteps(of: index) }
    writeFooter(of: index)
    markup.close("section")
  }

  /// Returns the key by which events refer to a section.
  mutating func key(ofSection index: Int) -> String {
    if let sectionKey, sectionKey.section == index { return sectionKey.key }
    let key = page.sections[index].id.webKey
    sectionKey = (index, key)
    return key
  }

  /// Returns true if the rows of a section are a group of radio buttons instead of a list.
  mutating func isRadioGroup(_ index: Int) -> Bool {
    if let radioGroup, radioGroup.section == index { return radioGroup.isGroup }
    let isGroup = page.isRadioGroup(section: index)
    radioGroup = (index, isGroup)
    return isGroup
  }

  mutating func writeHeader() {
    write(page.header, role: "page-header", tag: "div", style: page.pageStyle)
  }

  mutating func writeFooter() {
    write(page.footer, role: "page-footer", tag: "div", style: page.pageStyle)
  }

  mutating func writeHeader(of index: Int) {
    guard let style = page.style(ofSection: index) else { return }
    write(
      page.sections[index].header, role: "section-header", tag: "h2", id: headingID(index),
      button: headerButton(of: index), style: style, height: style.headerHeight,
      font: style.headerFont, color: style.headerColor)
  }

  private mutating func headerButton(of index: Int) -> (title: String, event: [String])? {
    guard let title = page.sections[index].headerButton else { return nil }
    return (title, ["header", key(ofSection: index)])
  }

  /// Returns the id of a section's header, which labels the list of its rows.
  private func headingID(_ index: Int) -> String {
    "heading-" + Fingerprint.text(Array(page.sections[index].id.webKey.utf8))
  }

  mutating func writeFooter(of index: Int) {
    guard let style = page.style(ofSection: index) else { return }
    write(
      page.sections[index].footer, role: "section-footer", tag: "p", style: style,
      height: style.footerHeight, font: style.footerFont, color: style.footerColor)
  }

  /// Returns the class for rows without separators, or an empty string if the rows have separators.
  func separatorClass(_ style: ResolvedStyle, _ name: String) -> String {
    switch style.separator {
    case .hidden: name
    case .line: ""
    }
  }

  private mutating func write(
    _ content: HeaderFooter, role: String, tag: StaticString, id: String? = nil,
    button: (title: String, event: [String])? = nil, style: ResolvedStyle,
    height: HeaderHeight = .automatic(minimum: 0), font: StyleFont? = nil,
    color: StyleColor? = nil
  ) {
    // A title that grows with the user's text size is never truncated.
    let minimum =
      switch height {
      case .fixed(let points), .automatic(minimum: let points): points
      }
    var rules = "min-height:\(CSS.pixels(minimum));padding-inline:\(CSS.pixels(style.margin))"
    if let font { rules += ";\(CSS.font(font))" }
    if let color { rules += ";color:\(CSS.color(color))" }
    if button != nil { rules += ";--accent:\(CSS.color(style.tint))" }
    let name = context.sheet.className(rules)
    let ids = id.map { [Markup.Attribute.named("id", $0)] } ?? []
    let role = Markup.Attribute.classes(role, content == .none && button == nil ? "gap" : "", name)
    if button != nil {
      context.sheet.add(.extras)
      markup.open("div", [role])
    }
    let attributes = (button == nil ? [role] : []) + ids
    switch content {
    case .none: if button == nil { markup.element("div", attributes) { _ in } }
    case .title(let title): markup.element(tag, attributes, text: title)
    case .parts(let part):
      let isHeading = id != nil && !part.spoken(language: context.language).isEmpty
      let heading: [Markup.Attribute] = [.named("role", "heading"), .named("aria-level", "2")]
      markup.open("div", attributes + (isHeading ? heading : []))
      write(part, style, RowAddress(section: "", row: ""))
      markup.close("div")
    }
    if let button {
      markup.button(sending: button.event, [.classes("button")], text: button.title)
      markup.close("div")
    }
  }

  /// Writes parts between the margins of a row, a header or a footer.
  ///
  /// - Parameters:
  ///   - part: The parts.
  ///   - style: The style of the row, or of the section or the page.
  ///   - address: The address of the row, which is empty for a header or a footer.
  ///   - row: The row, or `nil` for a header or a footer.
  ///   - label: The text that is read in place of the parts above the texts of the row's state, or
  ///     `nil` if the parts are read.
  ///   - switchAttributes: Further attributes of the switches.
  mutating func write(
    _ part: Part, _ style: ResolvedStyle, _ address: RowAddress, of row: AnyRow? = nil,
    label: String? = nil, switchAttributes: [Markup.Attribute] = []
  ) {
    var parts = PartRenderer(context: context, style: style, theme: page.theme, row: address)
    parts.switchAttributes = switchAttributes
    if let row {
      parts.texts = { row.spokenTexts }
      parts.notes = row.notes
      parts.role = row.role
      parts.keptTexts = refused.texts(at: address)
      if row.hasState {
        parts.state = row.state
        parts.silentTexts = row.silentTexts
      }
    }
    swap(&markup, &parts.markup)
    if let (upper, notes) = part.noted {
      // The texts are not in the same part as the content, so that the content keeps its position
      // and the focus when texts appear and disappear.
      parts.write(label.map(upper.accessibility) ?? upper)
      parts.silentTexts = []
      parts.write(notes: notes)
    } else {
      parts.write(label.map(part.accessibility) ?? part)
    }
    swap(&markup, &parts.markup)
  }
}
