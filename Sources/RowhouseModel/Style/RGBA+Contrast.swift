// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension RGBA {
  /// How light the colour is, from 0 (black) to 1 (white), as WCAG 2.x defines it.
  ///
  /// Alpha takes no part: lay a translucent colour over its background first, with
  /// ``laid(over:)``.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast of two colours, from 1 (none) to 21 (black and white), as WCAG 2.x defines it.
  ///
  /// Level AA asks for 4.5 between text and what is behind it, and for 3 where a shape carries
  /// meaning. Either colour may be asked about the other.
  ///
  /// - Parameter other: The colour beside or behind this one.
  /// - Returns: The ratio of the lighter to the darker luminance.
  /// - Precondition: Both colours are opaque.
  public func contrastRatio(with other: RGBA) -> Double {
    precondition(
      alpha == 255 && other.alpha == 255,
      "Contrast of \(self) with \(other) depends on what is behind them; lay them over it first")
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The opaque colour that shows when this one covers another.
  ///
  /// - Parameter background: What is behind. Its alpha takes no part.
  /// - Returns: The mixture, each component rounded to the nearest of 256.
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

  /// The light that a component stands for, from 0 to 1.
  ///
  /// WCAG says 0.03928 where the sRGB standard says 0.04045. No component of eight bits lies
  /// between the two.
  private static func linear(_ component: UInt8) -> Double {
    let encoded = Double(component) / 255
    if encoded <= 0.03928 { return encoded / 12.92 }
    // The power 2.4 is the square times the fifth root of the square.
    let base = (encoded + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number over 0 and not over 1.
  ///
  /// Newton's method, from above: each step comes nearer until rounding stops it.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    while true {
      let next = (4 * root + number / (root * root * root * root)) / 5
      if next >= root { return root }
      root = next
    }
  }
}
