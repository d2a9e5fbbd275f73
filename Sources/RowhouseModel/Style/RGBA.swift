// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A colour in sRGB, eight bits a component.
///
/// Alpha is straight, not premultiplied: 0 is clear and 255, the default, is opaque.
public struct RGBA: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 to 255.
  public var alpha: UInt8

  /// Creates a colour from its components.
  ///
  /// - Parameters:
  ///   - red: 0 to 255.
  ///   - green: 0 to 255.
  ///   - blue: 0 to 255.
  ///   - alpha: 0 (clear) to 255 (opaque).
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour as the web writes it: `0xRRGGBB`.
  ///
  /// - Parameter hex: Red, green and blue, eight bits each, red highest.
  /// - Precondition: `hex` is at most `0xFFFFFF`. It holds no alpha.
  public init(hex: UInt32) {
    precondition(
      hex <= 0xFFFFFF,
      "Colour 0x\(String(hex, radix: 16, uppercase: true)) has more digits than 0xRRGGBB")
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }
}
