// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a layout depends on besides the parts.
public struct LayoutEnvironment: Hashable, Sendable {
  /// By how much the reader's text is larger than the standard; 1 by default.
  ///
  /// Fonts, limits of texts, controls and heights of rows grow with it. Gaps, paddings and pictures do
  /// not.
  public var textScale: Double
  /// Whether reading goes from right to left; no by default.
  public var isRightToLeft: Bool
  /// Device pixels per point; 1 by default.
  public var pixelScale: Double
  /// How large the controls of the host are.
  public var controls: ControlMetrics

  /// Describes an environment.
  ///
  /// - Parameters:
  ///   - textScale: By how much the reader's text is larger than the standard.
  ///   - isRightToLeft: Whether reading goes from right to left.
  ///   - pixelScale: Device pixels per point.
  ///   - controls: How large the controls of the host are.
  /// - Precondition: Both scales are finite and over 0.
  public init(
    textScale: Double = 1, isRightToLeft: Bool = false, pixelScale: Double = 1,
    controls: ControlMetrics = .standard
  ) {
    precondition(
      textScale > 0 && textScale.isFinite && pixelScale > 0 && pixelScale.isFinite,
      "Scales of \(textScale) for text and \(pixelScale) for pixels are not both finite and over 0")
    self.textScale = textScale
    self.isRightToLeft = isRightToLeft
    self.pixelScale = pixelScale
    self.controls = controls
  }

  /// How thick a border is drawn: whole pixels, rounded down, but one at least.
  func line(_ points: Double) -> Double {
    guard points > 0, points < 0x1p32, pixelScale < 0x1p16 else { return points }
    return Double(max(1, Int64(points * pixelScale))) / pixelScale
  }

  /// How thick a hairline is, in points: half a point where that is a pixel, else one.
  var hairline: Double { pixelScale >= 2 ? 0.5 : 1 }
}
