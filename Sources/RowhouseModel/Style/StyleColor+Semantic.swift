// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleColor {
  /// ``SemanticColor/label`` of the theme.
  public static var label: StyleColor { .semantic(.label) }
  /// ``SemanticColor/secondaryLabel`` of the theme.
  public static var secondaryLabel: StyleColor { .semantic(.secondaryLabel) }
  /// ``SemanticColor/placeholder`` of the theme.
  public static var placeholder: StyleColor { .semantic(.placeholder) }
  /// ``SemanticColor/tint`` of the theme.
  public static var tint: StyleColor { .semantic(.tint) }
  /// ``SemanticColor/destructive`` of the theme.
  public static var destructive: StyleColor { .semantic(.destructive) }
  /// ``SemanticColor/separator`` of the theme.
  public static var separator: StyleColor { .semantic(.separator) }
  /// ``SemanticColor/rowBackground`` of the theme.
  public static var rowBackground: StyleColor { .semantic(.rowBackground) }
  /// ``SemanticColor/selectedRowBackground`` of the theme.
  public static var selectedRowBackground: StyleColor { .semantic(.selectedRowBackground) }
  /// ``SemanticColor/pageBackground`` of the theme.
  public static var pageBackground: StyleColor { .semantic(.pageBackground) }
  /// ``SemanticColor/accessory`` of the theme.
  public static var accessory: StyleColor { .semantic(.accessory) }
  /// ``SemanticColor/control`` of the theme.
  public static var control: StyleColor { .semantic(.control) }
  /// ``SemanticColor/badge`` of the theme.
  public static var badge: StyleColor { .semantic(.badge) }
  /// ``SemanticColor/badgeLabel`` of the theme.
  public static var badgeLabel: StyleColor { .semantic(.badgeLabel) }
}
