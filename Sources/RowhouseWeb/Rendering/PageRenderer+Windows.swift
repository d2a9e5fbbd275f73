// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// What is said of sections of which a browser holds only some rows.
extension PageRenderer {
  /// The attributes of a section.
  ///
  /// Those of a large one: how many rows there are (`data-n`), where those that are written begin
  /// (`data-w`), and which row is written besides (`data-p`).
  func sectionAttributes(_ index: Int) -> [Markup.Attribute] {
    var attributes: [Markup.Attribute] = [
      .classes("section"), .named("data-k", page.sections[index].id.webKey),
    ]
    let shown = windows.sections[index]
    if shown.isWindow {
      attributes.append(.named("data-n", "\(shown.total)"))
      attributes.append(.named("data-w", "\(shown.range.lowerBound)"))
    }
    if let pin = shown.pin { attributes.append(.named("data-p", "\(pin)")) }
    return attributes
  }

  /// Which of how many rows a row is, where that cannot be counted.
  func countAttributes(_ indexPath: RowIndexPath) -> [Markup.Attribute] {
    let shown = windows.sections[indexPath.section]
    guard shown.isWindow else { return [] }
    return [
      .named("aria-setsize", "\(shown.total)"), .named("aria-posinset", "\(indexPath.row + 1)"),
    ]
  }

  /// What leads to the rows before and after those that are written, where no script runs.
  func steps(_ index: Int) -> Markup {
    let (shown, texts) = (windows.sections[index], context.texts)
    let key = page.sections[index].id.webKey
    let (before, after) = (max(0, shown.range.lowerBound - ShownRows.limit), shown.range.upperBound)
    var markup = Markup()
    func step(_ text: String, _ first: Int, _ markup: inout Markup) {
      let attributes: [Markup.Attribute] = [
        .named("type", "submit"), .named("name", "event"),
        .path("value", ["rows", key, "\(first)", "\(ShownRows.limit)"]),
      ]
      markup.element("button", attributes, text: text)
    }
    markup.element("div", [.classes("steps")]) { markup in
      if shown.range.lowerBound > 0 { step(texts.previousRows, before, &markup) }
      let (first, last) = (shown.range.lowerBound + 1, shown.range.upperBound)
      markup.element("span", text: "\(first)–\(last) / \(shown.total)")
      if after < shown.total { step(texts.nextRows, after, &markup) }
    }
    return markup
  }
}
