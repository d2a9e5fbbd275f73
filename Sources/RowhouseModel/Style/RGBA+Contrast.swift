// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RGBA {
  /// The relative luminance of the color, from 0 (black) to 1 (white), as WCAG 2.x defines it.
  ///
  /// Alpha is ignored. Blend a translucent color with `laid(over:)` first.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the contrast ratio of two opaque colors, from 1 (none) to 21, as WCAG 2.x defines it.
  ///
  /// Level AA requires 4.5 between text and its background, and 3 for shapes that carry meaning.
  /// The order of the colors has no effect.
  ///
  /// - Precondition: Both colors are opaque.
  public func contrastRatio(with other: RGBA) -> Double {
    precondition(
      alpha == 255 && other.alpha == 255,
      "Contrast of \(self) with \(other) depends on what is behind them; lay them over it first")
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the opaque color that results from drawing this one over another.
  ///
  /// The alpha of `background` is ignored. Each component is rounded to the nearest integer.
  public func laid(over background: RGBA) -> RGBA {
    let opacity = Int(alpha)
    func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8((Int(front) * opacity + Int(back) * (255 - opacity) + 127) / 255)
    }
    return RGBA(
      red: mixed(red, background.red),
      green: mixed(green, background.green),
      blue: mixed(blue, background.blue))
  }

  /// Returns the linear value of an sRGB component, from 0 to 1.
  ///
  /// WCAG uses 0.03928 where the sRGB standard uses 0.04045. No eight-bit component is between
  /// these numbers.
  private static func linear(_ component: UInt8) -> Double {
    let encoded = Double(component) / 255
    if encoded <= 0.03928 { return encoded / 12.92 }
    // The power 2.4, without Foundation: the fifth root of the power 12.
    let square = ((encoded + 0.055) / 1.055) * ((encoded + 0.055) / 1.055)
    return fifthRoot(of: square * square * square * square * square * square)
  }

  /// Returns the fifth root of a number from 0 to 1 with Newton's method.
  ///
  /// Beginning at 1, each step approaches the root from above, until rounding prevents a further
  /// step.
  private static func fifthRoot(of number: Double) -> Double {
    var root = 1.0
    while true {
      let next = (4 * root + number / (root * root * root * root)) / 5
      if next >= root { return root }
      root = next
    }
  }
}
