// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The insets and size limits of a box, with lengths that a screen can show.
struct BoxLimits {
  let leadingInset: Double
  let topInset: Double
  /// The difference between the widths of the box and of the space for its content.
  let insetWidth: Double
  /// The difference between the heights of the box and of the space for its content.
  let insetHeight: Double
  /// The fixed width, set directly or by height and aspect ratio, or `nil`.
  let fixedWidth: Double?
  /// The fixed height, set directly or by width and aspect ratio, or `nil`.
  let fixedHeight: Double?
  /// The aspect ratio that determines the height from a width that is not fixed, or `nil`.
  let ratio: Double?
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

  /// The minimum width of the box, below which no stack compresses it.
  var minimumWidth: Double { width.minimum?.drawableLength ?? 0 }

  /// Returns a width within the limits of a box whose width is not fixed.
  func limited(width: Double) -> Double { self.width.limited(width, least: insetWidth) }

  /// Returns a height within the limits of a box whose height is not fixed.
  func limited(height: Double) -> Double { self.height.limited(height, least: insetHeight) }
}

extension BoxPart.Extent {
  /// Returns a length limited by the maximum, then by the minimum and `least`.
  fileprivate func limited(_ length: Double, least: Double) -> Double {
    var length = length
    if let maximum, maximum.isFinite, maximum >= 0 { length = min(length, maximum) }
    return max(length, minimum?.drawableLength ?? 0, least)
  }
}
