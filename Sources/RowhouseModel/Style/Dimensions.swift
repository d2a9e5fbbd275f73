// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A width and a height in points.
///
/// Any number is valid; hosts draw an extent that is negative or not finite as 0.
public struct Dimensions: Hashable, Sendable {
  /// The extent from the leading to the trailing edge, in points.
  public var width: Double
  /// The extent from the top to the bottom edge, in points.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns a size as wide as it is tall, in points.
  public static func square(_ side: Double) -> Dimensions {
    Dimensions(width: side, height: side)
  }

  /// The same size with 0 in place of each extent that is negative or not finite.
  package var drawable: Dimensions {
    Dimensions(width: width.drawableLength, height: height.drawableLength)
  }
}

extension Double {
  /// The length, or 0 if it is negative or not finite.
  @inlinable package var drawableLength: Double { isFinite && self > 0 ? self : 0 }
}
