// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// The values are those of iOS 15 as far as Apple's Human Interface Guidelines name them.
///
/// See <https://developer.apple.com/documentation/uikit/ui-element-colors>.
extension UIColor {
  /// Returns `nil`, because there is no asset catalog.
  public convenience init?(named name: String) { return nil }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let label = dynamic(light: 0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = dynamic(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = dynamic(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = dynamic(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18)
  public static let placeholderText = dynamic(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  public static let link = dynamic(light: 0x007AFF, dark: 0x0984FF)
  public static let separator = dynamic(light: 0x3C3C43, dark: 0x545458, alpha: 0.29)
  public static let opaqueSeparator = dynamic(light: 0xC6C6C8, dark: 0x38383A)
  public static let systemBackground = dynamic(light: 0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = dynamic(light: 0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = dynamic(light: 0xFFFFFF, dark: 0x2C2C2E)
  public static let systemGroupedBackground = dynamic(light: 0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = dynamic(light: 0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = dynamic(light: 0xF2F2F7, dark: 0x2C2C2E)
  public static let systemFill = dynamic(light: 0x787880, dark: 0x787880, alpha: 0.2)
  public static let secondarySystemFill = dynamic(light: 0x787880, dark: 0x787880, alpha: 0.16)
  public static let tertiarySystemFill = dynamic(light: 0x767680, dark: 0x767680, alpha: 0.12)
  public static let quaternarySystemFill = dynamic(light: 0x747480, dark: 0x767680, alpha: 0.08)

  public static let systemRed = dynamic(light: 0xFF3B30, dark: 0xFF453A)
  public static let systemGreen = dynamic(light: 0x34C759, dark: 0x30D158)
  public static let systemBlue = dynamic(light: 0x007AFF, dark: 0x0A84FF)
  public static let systemOrange = dynamic(light: 0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = dynamic(light: 0xFFCC00, dark: 0xFFD60A)
  public static let systemPink = dynamic(light: 0xFF2D55, dark: 0xFF375F)
  public static let systemPurple = dynamic(light: 0xAF52DE, dark: 0xBF5AF2)
  public static let systemTeal = dynamic(light: 0x30B0C7, dark: 0x40C8E0)
  public static let systemIndigo = dynamic(light: 0x5856D6, dark: 0x5E5CE6)
  public static let systemBrown = dynamic(light: 0xA2845E, dark: 0xAC8E68)
  public static let systemGray = dynamic(light: 0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = dynamic(light: 0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = dynamic(light: 0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = dynamic(light: 0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = dynamic(light: 0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = dynamic(light: 0xF2F2F7, dark: 0x1C1C1E)
  public static let tintColor = systemBlue

  private static func dynamic(light: Int, dark: Int, alpha: CGFloat = 1) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: alpha)
    let darkColor = UIColor(hex: dark, alpha: alpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private convenience init(hex: Int, alpha: CGFloat) {
    func component(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
#endif
