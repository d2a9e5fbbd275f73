// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

extension UIColor {
  /// A colour that follows the traits of what it is drawn in, from light to dark and back.
  ///
  /// - Parameters:
  ///   - color: The colour as a style has it.
  ///   - theme: What says what semantic colours look like.
  convenience init(_ color: StyleColor, theme: Theme) {
    let light = theme.rgba(of: color, dark: false)
    let dark = theme.rgba(of: color, dark: true)
    self.init { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light) }
  }

  /// A colour that is the same in light and in dark.
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }
}
#endif
