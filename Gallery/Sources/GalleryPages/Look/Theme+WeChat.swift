// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension Theme {
  /// The look of the application that SJStaticTableView copies.
  ///
  /// In light its colours are those of the original, whose grey values and green tint fall short of
  /// WCAG AA; in dark, which the original does not know, text has at least 4.5. Its metrics are
  /// those of ``ResolvedStyle``.
  public static let weChat = Theme(name: "WeChat", palette: .weChat)
}
