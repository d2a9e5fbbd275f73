// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A width and a height in points.
///
/// Any numbers may stand in it: a size may come from a picture that says nonsense. Whoever uses
/// a size to draw takes what is negative or not finite for 0.
public struct Dimensions: Hashable, Sendable {
  /// The extent from the leading to the trailing edge, in points.
  public var width: Double
  /// The extent from the top to the bottom edge, in points.
  public var height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size as wide as it is tall.
  ///
  /// - Parameter side: The width and the height, in points.
  /// - Returns: The square.
  public static func square(_ side: Double) -> Dimensions {
    Dimensions(width: side, height: side)
  }
}

extension Dimensions {
  /// The same size with 0 for each extent that is negative or not finite.
  package var drawable: Dimensions {
    Dimensions(width: width.drawableLength, height: height.drawableLength)
  }
}

extension Double {
  /// The length to draw for any number: itself, or 0 if it is negative or not finite.
  @inlinable package var drawableLength: Double { isFinite && self > 0 ? self : 0 }
}
