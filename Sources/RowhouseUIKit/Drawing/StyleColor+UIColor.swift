// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

extension UIColor {
  /// Creates a color of a theme that adapts to the light or dark mode of its view.
  convenience init(_ color: StyleColor, theme: Theme) {
    let light = theme.rgba(of: color, dark: false)
    let dark = theme.rgba(of: color, dark: true)
    self.init { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light) }
  }

  /// Creates a color that is the same in light and dark mode.
  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }
}
#endif
