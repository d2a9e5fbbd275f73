// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The colors of the bars above and below the pages, which are not part of a theme.
public enum WeChatBar {
  /// The background of the title, in light and dark mode.
  public static let background = RGBA(hex: 0x121212)
  /// The color of the title and of bar buttons.
  public static let label = RGBA(hex: 0xFFFFFF)
  /// The color of the selected tab.
  public static let chosenTab = RGBA(hex: 0x00BE0C)
}
