// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A color in sRGB with eight bits per component and straight alpha, not premultiplied.
public struct RGBA: Hashable, Codable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, from 0 (clear) to 255 (opaque, the default).
  public var alpha: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from `0xRRGGBB`.
  ///
  /// - Precondition: `hex` is at most `0xFFFFFF`.
  public init(hex: UInt32) {
    precondition(
      hex <= 0xFFFFFF,
      "Color 0x\(String(hex, radix: 16, uppercase: true)) has more digits than 0xRRGGBB")
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }
}
