// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The colours of the bars above and below the pages, which no theme has; for hosts.
public enum WeChatBar {
  /// Behind the title, in light and in dark.
  public static let background = RGBA(hex: 0x121212)
  /// The title, and what can be tapped beside it.
  public static let label = RGBA(hex: 0xFFFFFF)
  /// The tab that is chosen.
  public static let chosenTab = RGBA(hex: 0x00BE0C)
}
