// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A key that consists of the values that determine the declarations of a class.
///
/// Comparing these values is cheaper than comparing declarations.
enum ClassKey: Hashable {
  case row(
    height: RowHeight, margin: Double, padding: Double, inset: Double,
    background: StyleColor, pressed: StyleColor, accessory: StyleColor, tint: StyleColor)
  case text(
    font: StyleFont, color: StyleColor, widthLimit: Double?, lineLimit: Int?,
    alignment: TextPart.Alignment)
  /// A horizontal stack, by the requirements of its columns.
  case horizontal(
    columns: [Column], spacing: Double, alignment: StackPart.Alignment,
    distribution: StackPart.Distribution)
}

extension ClassKey {
  /// Hashes only the values that usually differ, because comparing the other values is cheaper than
  /// hashing them.
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

  /// The width that a part of a horizontal stack requires: its own, or a minimum in points.
  enum Column: Hashable {
    case rigid
    case flexible(minimum: Double, grows: Bool)
  }
}
