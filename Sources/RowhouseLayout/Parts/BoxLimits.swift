// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A box as it is drawn on a screen.
struct BoxLimits {
  private let box: BoxPart
  private let line: Double

  init(_ box: BoxPart, in environment: LayoutEnvironment) {
    self.box = box
    line = environment.line(box.border?.width.drawableLength ?? 0)
  }

  /// How far the content is from the edge where reading begins.
  var leadingInset: Double { box.padding.leading.drawableLength + line }
  /// How far the content is from the top.
  var topInset: Double { box.padding.top.drawableLength + line }
  /// How much wider the box is than the room for its content.
  var insetWidth: Double { leadingInset + box.padding.trailing.drawableLength + line }
  /// How much taller the box is than the room for its content.
  var insetHeight: Double { topInset + box.padding.bottom.drawableLength + line }

  /// A width within the limits of a box whose width is not fixed.
  func limited(width: Double) -> Double { box.width.limited(width, least: insetWidth) }

  /// A height within the limits of a box whose height is not fixed.
  func limited(height: Double) -> Double { box.height.limited(height, least: insetHeight) }
}

extension BoxPart.Extent {
  /// A length between maximum and minimum, of which the minimum wins; never less than `least`.
  fileprivate func limited(_ length: Double, least: Double) -> Double {
    var length = length
    if let maximum, maximum.isFinite, maximum >= 0 { length = min(length, maximum) }
    return max(length, minimum?.drawableLength ?? 0, least)
  }
}
