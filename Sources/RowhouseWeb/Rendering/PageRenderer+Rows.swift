// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageRenderer {
  /// Writes a row, with its element.
  mutating func write(row indexPath: RowIndexPath) {
    guard let row = page.row(at: indexPath), let style = page.style(at: indexPath) else { return }
    let address = RowAddress(section: key(ofSection: indexPath.section), row: row.id.webKey)
    let body = row.body(style: style)
    let isSelectable = !row.handlers.events.isDisjoint(with: [.select, .willSelect])
    markup.open(
      "li",
      [.classes("row", rowClass(style, body)), .named("data-k", address.row)]
        + countAttributes(indexPath))
    let isInteractive = body.isInteractive
    switch (isSelectable, isInteractive) {
    case (true, false):
      markup.open(
        "button",
        [
          .classes("hit", "cell"), .named("type", "submit"), .named("name", "event"),
          .path("value", address.event("tap")),
        ])
      write(body, style, address) { row.texts }
      markup.close("button")
    case (true, true):
      let attributes: [Markup.Attribute] = [
        .classes("hit", "over"), .named("type", "submit"), .named("name", "event"),
        .path("value", address.event("tap")),
        .named("aria-label", row.texts.joined(separator: ", ")),
      ]
      markup.element("button", attributes) { _ in }
      markup.open("div", [.classes("cell")])
      write(body, style, address) { row.texts }
      markup.close("div")
    case (false, _):
      // A click anywhere in a row whose only control is a field goes into the field.
      let tag: StaticString = isInteractive && body.isField ? "label" : "div"
      markup.open(tag, [.classes("cell")])
      write(body, style, address) { row.texts }
      markup.close(tag)
    }
    writeActions(of: row, at: indexPath, style, address)
    markup.close("li")
  }

  private func rowClass(_ style: ResolvedStyle, _ body: Part) -> String {
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
}
