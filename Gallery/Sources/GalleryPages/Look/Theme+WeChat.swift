// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension Theme {
  /// The appearance of the application that SJStaticTableView copies.
  ///
  /// In light mode, its colors are those of the original, whose grays and green tint do not reach
  /// WCAG AA. The original has no dark appearance; here, dark text has a contrast of at least 4.5.
  /// Its metrics are those of ``ResolvedStyle``, with the original limits for titles and values.
  public static let weChat = Theme(name: "WeChat", style: .weChat, palette: .weChat)
}

extension ResolvedStyle {
  /// The metrics of the application that SJStaticTableView copies.
  fileprivate static var weChat: ResolvedStyle {
    var style = ResolvedStyle()
    style.titleWidthLimit = 180
    style.valueWidthLimit = 180
    return style
  }
}
