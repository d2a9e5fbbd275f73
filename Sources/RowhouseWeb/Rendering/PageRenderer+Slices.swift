// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// Attributes and buttons of sections of which a browser has only some rows.
extension PageRenderer {
  /// Returns the attributes of a section.
  ///
  /// The attributes of a large section contain the number of rows, the first row of the slice, and
  /// the row outside of the slice.
  func sectionAttributes(_ index: Int) -> [Markup.Attribute] {
    var attributes: [Markup.Attribute] = [
      .classes("section", page.sections[index].exchangesRows ? "exchanges" : ""),
      .named("data-key", page.sections[index].id.webKey),
    ]
    if page.sections[index].indexTitle != nil {
      attributes.append(.named("id", IndexEntry.anchor(of: page.sections[index].id)))
    }
    let shown = slices.sections[index]
    if shown.isPartial {
      attributes.append(.named("data-count", "\(shown.total)"))
      attributes.append(.named("data-first", "\(shown.range.lowerBound)"))
    }
    if page.sections[index].isPrefetched { attributes.append(.flag("data-prefetches")) }
    if let focusedRow = shown.focusedRow {
      attributes.append(.named("data-pinned", "\(focusedRow)"))
    }
    return attributes
  }

  /// Returns the attributes that contain the position of a row in a large section.
  func countAttributes(_ indexPath: RowIndexPath) -> [Markup.Attribute] {
    let shown = slices.sections[indexPath.section]
    guard shown.isPartial else { return [] }
    return [
      .named("aria-setsize", "\(shown.total)"), .named("aria-posinset", "\(indexPath.row + 1)"),
    ]
  }

  /// Writes the button of a row that loads more rows, which works without a script.
  ///
  /// A script sends the event of the button when the row is visible.
  mutating func writeMoreButton(_ address: RowAddress) {
    markup.element("div", [.classes("steps")]) { markup in
      markup.button(sending: address.event("more"), text: context.texts.buttons.nextRows)
    }
  }

  /// Writes buttons for the rows before and after the slice, which work without a script.
  mutating func writeSteps(of index: Int) {
    let (shown, texts) = (slices.sections[index], context.texts)
    let (first, last) = (shown.range.lowerBound, shown.range.upperBound)
    func event(_ row: Int) -> [String] {
      ["rows", page.sections[index].id.webKey, "\(row)", "\(RowSlice.limit)"]
    }
    markup.element("div", [.classes("steps")]) { markup in
      if first > 0 {
        let before = max(0, first - RowSlice.limit)
        markup.button(sending: event(before), text: texts.buttons.previousRows)
      }
      markup.element("span", text: "\(first + 1)–\(last) / \(shown.total)")
      if last < shown.total { markup.button(sending: event(last), text: texts.buttons.nextRows) }
    }
  }
}
