// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where a part is, in points from the top left corner of its row.
public struct PartFrame: Hashable, Sendable {
  /// Of its left edge.
  public var x: Double
  /// Of its top edge.
  public var y: Double
  /// From the left to the right edge.
  public var width: Double
  /// From the top to the bottom edge.
  public var height: Double

  /// Describes a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PartFrame {
  /// The frame with each edge at the nearest pixel, of two as near the right or lower one.
  ///
  /// Edges are rounded, not sizes, so parts that touch still do, and what is in the middle stays there by
  /// half a pixel.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: The frame, on whole pixels.
  /// - Precondition: `scale` is finite and over 0.
  public func snapped(toPixelsAt scale: Double) -> PartFrame {
    precondition(
      scale > 0 && scale.isFinite, "A scale of \(scale) pixels per point is not finite and over 0")
    let (left, top) = (x.nearestPixel(scale), y.nearestPixel(scale))
    return PartFrame(
      x: left, y: top,
      width: (x + width).nearestPixel(scale) - left,
      height: (y + height).nearestPixel(scale) - top)
  }
}

extension Double {
  /// From here on every `Double` is whole, and `Int64` would not hold them all.
  private static var wholeFrom: Double { 0x1p52 }

  /// The nearest edge of a pixel.
  fileprivate func nearestPixel(_ scale: Double) -> Double {
    (self * scale + 0.5).wholeDown / scale
  }

  /// The next edge of a pixel, unless it is at one: nearer than a thousandth of a pixel is at it.
  func pixelUp(_ scale: Double) -> Double { -((0.001 - self * scale).wholeDown / scale) }

  /// The greatest whole number that is not greater; `floor` would need a C library to link.
  private var wholeDown: Double {
    guard magnitude < Self.wholeFrom else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
