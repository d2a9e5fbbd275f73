// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// What decides about the declarations of a class, so that they need not be written to be compared.
enum ClassKey: Hashable {
  case row(
    height: RowHeight, margin: Double, inset: Double, background: StyleColor,
    pressed: StyleColor, accessory: StyleColor, tint: StyleColor)
  case text(
    font: StyleFont, color: StyleColor, widthLimit: Double?, lineLimit: Int?,
    alignment: TextPart.Alignment)
}
