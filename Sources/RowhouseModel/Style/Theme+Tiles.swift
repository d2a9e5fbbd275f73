// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Theme {
  /// Returns the color of a symbol on a tile: white if it has a contrast of at least 3, otherwise
  /// black.
  ///
  /// WCAG requires a contrast of 3 for shapes that carry meaning, and one of the two colors has it
  /// on every tile. A translucent tile is blended with ``SemanticColor/rowBackground`` first.
  public func symbolColor(onTile tile: StyleColor) -> StyleColor {
    .adaptive(
      light: symbolColor(onTile: tile, dark: false), dark: symbolColor(onTile: tile, dark: true))
  }

  private func symbolColor(onTile tile: StyleColor, dark: Bool) -> RGBA {
    let ground = rgba(of: tile, dark: dark).laid(over: rgba(of: .rowBackground, dark: dark))
    let white = RGBA(hex: 0xFFFFFF)
    return white.contrastRatio(with: ground) >= 3 ? white : RGBA(hex: 0)
  }
}
