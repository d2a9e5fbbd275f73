// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A thin line.
final class DividerPartView: UIView {
  func updateColor(in context: DrawingContext) { backgroundColor = context.color(.separator) }
}

extension DividerPartView: PartView {}
#endif
