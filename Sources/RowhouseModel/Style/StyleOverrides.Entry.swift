// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides {
  /// One property and what it is set to.
  struct Entry: Hashable, Sendable {
    var value: Value
    let key: Key
  }

  /// A value of one of the types that style properties have.
  enum Value: Hashable, Sendable {
    case length(Double)
    case font(StyleFont)
    case color(StyleColor)
    case imageSizing(ImageSizing)
    case rowHeight(RowHeight)
    case headerHeight(HeaderHeight)
    case separator(SeparatorStyle)
  }
}
