// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// A thin line.
final class DividerPartView: UIView, PartView {
  func show(in context: DrawingContext) { backgroundColor = context.color(.separator) }
}
#endif
