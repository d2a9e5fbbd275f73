// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// What decides about the declarations of a class, so that they need not be written to be compared.
enum ClassKey: Hashable {
  case row(
    height: RowHeight, margin: Double, padding: Double, inset: Double,
    background: StyleColor, pressed: StyleColor, accessory: StyleColor, tint: StyleColor)
  case text(
    font: StyleFont, color: StyleColor, widthLimit: Double?, lineLimit: Int?,
    alignment: TextPart.Alignment)
  /// A horizontal stack, by what it asks of its columns.
  case horizontal(
    columns: [Column], spacing: Double, alignment: StackPart.Alignment,
    distribution: StackPart.Distribution)
}

extension ClassKey {
  /// What a part of a horizontal stack asks of its column.
  enum Column: Hashable {
    /// The width that it has.
    case rigid
    /// No less than so many points, and what it needs or, if it grows, what there is.
    case flexible(minimum: Double, grows: Bool)
  }
}
