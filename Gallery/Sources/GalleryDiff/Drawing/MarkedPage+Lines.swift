// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension MarkedPage {
  /// Returns the lines of the page's drawing, none wider than a width.
  ///
  /// ```
  /// 0     Trusted
  /// 0.0     Maya’s phone             In use
  /// 0.1  >~ Tablet                    Today  ← 1.1
  /// ```
  ///
  /// - Parameter width: The width in columns. Longer titles and values end with an ellipsis.
  /// - Returns: One line for each header and row.
  public func lines(width: Int) -> [Line] {
    let positionWidths = [true, false].map { isHead in
      items.lazy.filter { $0.isHead == isHead }.map(\.position.columns).max() ?? 0
    }
    let journeyWidth = items.map(\.journey.columns).max() ?? 0
    return items.map { item in
      let position = item.position.padded(to: positionWidths[item.isHead ? 0 : 1])
      var line = Line(
        Span(position, .faint), Span(String(repeating: " ", count: 3 - item.marks.count)))
      for sign in item.signs { line = line.followed(by: Line(sign)) }
      line = line.followed(by: Line(" "))
      let room = width - line.columns - (journeyWidth == 0 ? 0 : journeyWidth + 2)
      line = line.followed(by: Self.content(of: item, width: room))
      if !item.journey.isEmpty { line = line.followed(by: Line("  \(item.journey)", .moved)) }
      return line
    }
  }

  /// Returns title and value at the two edges of a width.
  ///
  /// The value takes up to half of the width, or more if the title is short.
  private static func content(of item: PageItem, width: Int) -> Line {
    let gap = item.value.isEmpty ? 0 : 2
    let valueRoom = max(width / 2, width - gap - item.title.columns)
    let value = item.value.truncated(to: valueRoom)
    let title = item.title.truncated(to: width - gap - value.columns)
    let space = String(repeating: " ", count: max(0, width - title.columns - value.columns))
    return Line(Span(title, item.titleInk), Span(space), Span(value, item.valueInk))
  }
}
