// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The settings of a layout other than its parts.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The ratio of the reader's text size to the standard.
  ///
  /// Defaults to 1.
  ///
  /// It scales fonts, width limits, controls, and row heights, but not gaps, padding, or images.
  public var textScale: Double
  /// True if the reading direction is right to left.
  ///
  /// Defaults to `false`.
  public var isRightToLeft: Bool
  /// The number of device pixels per point.
  ///
  /// Defaults to 1.
  public var pixelScale: Double
  /// The sizes of the host's controls.
  public var controls: ControlMetrics

  /// Creates an environment.
  ///
  /// - Precondition: Both scales are finite and greater than 0.
  public init(
    textScale: Double = 1, isRightToLeft: Bool = false, pixelScale: Double = 1,
    controls: ControlMetrics = .standard
  ) {
    precondition(
      textScale > 0 && textScale.isFinite && pixelScale > 0 && pixelScale.isFinite,
      "The text scale \(textScale) and pixel scale \(pixelScale) must be finite and greater than 0")
    self.textScale = textScale
    self.isRightToLeft = isRightToLeft
    self.pixelScale = pixelScale
    self.controls = controls
  }

  /// True at the accessibility text sizes.
  ///
  /// The smallest of them is 28 points, compared with the standard size of 17 points.
  var hasLargeText: Bool { textScale >= 1.6 }

  /// Returns the thickness of a border in whole pixels, rounded down, but at least one.
  func line(_ points: Double) -> Double {
    guard points > 0, points < 0x1p32, pixelScale < 0x1p16 else { return points }
    return Double(max(1, Int64(points * pixelScale))) / pixelScale
  }

  /// The thickness of a hairline: half a point if that is at least one pixel, otherwise one point.
  var hairline: Double { pixelScale >= 2 ? 0.5 : 1 }
}
