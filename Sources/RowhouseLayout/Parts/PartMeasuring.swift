// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A platform's measurer of texts and images, which the layout calls on any thread.
public protocol PartMeasuring: Sendable {
  /// Returns the width of the longest line of text and the height of all lines, in points.
  ///
  /// The layout uses the returned width only for queries of infinite width, for which it must not
  /// be more than the text needs, and for queries of width zero, for which it is the width of the
  /// widest letter.
  func size(of text: TextQuery) -> Dimensions

  /// Returns the natural size of an image in points, or `nil` to use 30 by 30.
  func size(of image: ImageSource) -> Dimensions?
}

extension PartMeasuring {
  /// Returns `nil`, so images are 30 by 30 points.
  public func size(of image: ImageSource) -> Dimensions? { nil }
}

/// A request for the size of text.
public struct TextQuery: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font, at the standard text size.
  public var font: StyleFont
  /// The ratio of the reader's text size to the standard, or 1 if the font is not scaled.
  public var scale: Double
  /// The maximum number of lines, or `nil` for no limit.
  ///
  /// If the limit is 1, line breaks in the text are shown as spaces.
  public var lineLimit: Int?
  /// The width at which lines break, in points; infinity to break only at line breaks in the text.
  public var width: Double

  /// Creates a request.
  ///
  /// If `font` is not scaled, the request has a scale of 1.
  public init(
    _ text: String, font: StyleFont, scale: Double = 1, lineLimit: Int? = nil,
    width: Double = .infinity
  ) {
    self.text = text
    self.font = font
    self.scale = font.isScaled ? scale : 1
    self.lineLimit = lineLimit
    self.width = width
  }
}
