// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseModel

extension StyleColor {
  /// Returns a color that equals a UIKit color in light mode and in dark mode.
  ///
  /// ```swift
  /// Row("Pro").style(\.titleColor, .uiColor(.systemOrange))
  /// ```
  ///
  /// Other traits, such as increased contrast, have no effect.
  ///
  /// - Parameter color: The color, which may be dynamic or from an asset catalog.
  /// - Returns: An adaptive color.
  /// - Precondition: `color` is not a pattern.
  public static func uiColor(_ color: UIColor) -> StyleColor {
    let tone = Palette.Tone(color)
    return .adaptive(light: tone.light, dark: tone.dark)
  }
}

extension Palette.Tone {
  /// Creates a tone from a UIKit color.
  ///
  /// ```swift
  /// var palette = Palette.standard
  /// if let accent = UIColor(named: "AccentColor") { palette[.tint] = Palette.Tone(accent) }
  /// ```
  ///
  /// Traits other than light and dark mode, such as increased contrast, have no effect.
  ///
  /// - Parameter color: The color, which may be dynamic or from an asset catalog.
  /// - Precondition: `color` is not a pattern.
  public init(_ color: UIColor) {
    func resolved(_ style: UIUserInterfaceStyle) -> RGBA {
      RGBA(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
    }
    self.init(light: resolved(.light), dark: resolved(.dark))
  }
}

extension RGBA {
  /// Creates a color from a UIKit color.
  ///
  /// A dynamic color is resolved with `UITraitCollection.current`. Components outside of sRGB are set to the nearest
  /// bound of their range.
  ///
  /// - Parameter color: The color.
  /// - Precondition: `color` is not a pattern.
  public init(_ color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      preconditionFailure("\(color) has no components in sRGB. Use a color that is not a pattern.")
    }
    func byte(_ component: CGFloat) -> UInt8 { UInt8((min(max(0, component), 1) * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}
#endif
