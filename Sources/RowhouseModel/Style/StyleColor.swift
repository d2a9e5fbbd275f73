// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A colour as a style asks for it: by what it is for, or by what it looks like.
///
/// Two colours are equal if they are the same in light and in dark. A colour compared as it
/// looks at the moment, as SJStaticTableView does, misses a change that only shows at night.
public enum StyleColor: Hashable, Sendable {
  /// The theme decides.
  case semantic(SemanticColor)
  /// These two, whatever the theme.
  case adaptive(light: RGBA, dark: RGBA)

  /// One colour in light and in dark.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The colour for both.
  public static func fixed(_ color: RGBA) -> StyleColor {
    .adaptive(light: color, dark: color)
  }

  /// One opaque colour in light and in dark, as the web writes it: `0xRRGGBB`.
  ///
  /// - Parameter hex: Red, green and blue, eight bits each, red highest.
  /// - Returns: The colour for both.
  /// - Precondition: `hex` is at most `0xFFFFFF`.
  public static func hex(_ hex: UInt32) -> StyleColor {
    .fixed(RGBA(hex: hex))
  }
}
