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
  /// Feeds in what mostly differs: the rest is compared, which costs less than to hash it.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .row(let height, let margin, _, let inset, _, _, _, _):
      hasher.combine(height)
      hasher.combine(margin + inset)
    case .text(let font, let color, let widthLimit, _, _):
      hasher.combine(font.size)
      hasher.combine(widthLimit)
      hasher.combine(color)
    case .horizontal(let columns, let spacing, _, _):
      hasher.combine(columns.count)
      hasher.combine(spacing)
    }
  }

  /// What a part of a horizontal stack asks of its column.
  enum Column: Hashable {
    /// The width that it has.
    case rigid
    /// No less than so many points, and what it needs or, if it grows, what there is.
    case flexible(minimum: Double, grows: Bool)
  }
}
