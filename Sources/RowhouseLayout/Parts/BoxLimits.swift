// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A box as it is drawn on a screen.
struct BoxLimits {
  /// How far the content is from the edge where reading begins.
  let leadingInset: Double
  /// How far the content is from the top.
  let topInset: Double
  /// How much wider the box is than the room for its content.
  let insetWidth: Double
  /// How much taller the box is than the room for its content.
  let insetHeight: Double
  /// The width that is fixed, by itself or by height and aspect ratio.
  let fixedWidth: Double?
  /// The height that is fixed, by itself or by width and aspect ratio.
  let fixedHeight: Double?
  /// The aspect ratio by which the height follows from a width that is not fixed.
  let ratio: Double?
  /// Where the content stands from top to bottom.
  let verticalAlignment: StackPart.Alignment
  private let width: BoxPart.Extent
  private let height: BoxPart.Extent

  init(_ box: BoxPart, in environment: LayoutEnvironment) {
    let line = environment.line(box.border?.width.drawableLength ?? 0)
    leadingInset = box.padding.leading.drawableLength + line
    topInset = box.padding.top.drawableLength + line
    insetWidth = leadingInset + box.padding.trailing.drawableLength + line
    insetHeight = topInset + box.padding.bottom.drawableLength + line
    fixedWidth = box.fixedWidth
    fixedHeight = box.fixedHeight
    ratio = fixedWidth == nil && fixedHeight == nil ? box.drawableRatio : nil
    verticalAlignment = box.verticalAlignment
    width = box.width
    height = box.height
  }

  /// The width below which the box is never pressed.
  var minimumWidth: Double { width.minimum?.drawableLength ?? 0 }

  /// A width within the limits of a box whose width is not fixed.
  func limited(width: Double) -> Double { self.width.limited(width, least: insetWidth) }

  /// A height within the limits of a box whose height is not fixed.
  func limited(height: Double) -> Double { self.height.limited(height, least: insetHeight) }
}

extension BoxPart.Extent {
  /// A length between maximum and minimum, of which the minimum wins; never less than `least`.
  fileprivate func limited(_ length: Double, least: Double) -> Double {
    var length = length
    if let maximum, maximum.isFinite, maximum >= 0 { length = min(length, maximum) }
    return max(length, minimum?.drawableLength ?? 0, least)
  }
}
