// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// How large the controls of a host are, in points at the standard text size.
public struct ControlMetrics: Hashable, Sendable {
  /// A switch.
  public var toggle: Dimensions
  /// A chevron.
  public var disclosure: Dimensions
  /// A check mark.
  public var checkmark: Dimensions
  /// The button that tells more.
  public var detail: Dimensions
  /// The sign of work of unknown length.
  public var spinner: Dimensions
  /// The bar of work going on: its height, and the width it asks for.
  public var bar: Dimensions
  /// A dot that is a badge.
  public var dot: Dimensions
  /// The least size of a badge with a text.
  public var badge: Dimensions
  /// Room at each side of a badge's text.
  public var badgeInset: Double
  /// The least size of a field, and the width it asks for.
  public var field: Dimensions
  /// Room at each side of a field's text, and above and below it; it does not grow.
  public var fieldInset: Dimensions
  /// The least size of a button.
  public var button: Dimensions
  /// Room at each side of a button's title, and above and below it.
  public var buttonInset: Dimensions
  /// The font of buttons.
  public var buttonFont: StyleFont

  /// Those of the style sheet in a browser, whose chevron and switch are those of
  /// SJStaticTableView.
  public static let standard = ControlMetrics(
    toggle: Dimensions(width: 51, height: 31),
    disclosure: Dimensions(width: 6.5, height: 10.5),
    checkmark: Dimensions(width: 18, height: 14.4),
    detail: .square(22.4),
    spinner: .square(20),
    bar: Dimensions(width: 64, height: 4.8),
    dot: .square(10),
    badge: .square(18),
    badgeInset: 5,
    field: Dimensions(width: 128, height: 32),
    fieldInset: Dimensions(width: 0, height: 4),
    button: .square(32),
    buttonInset: Dimensions(width: 12.8, height: 4.8),
    buttonFont: .system(size: 15, weight: .semibold))
}

extension ControlMetrics {
  /// The size of a sign at the trailing edge.
  func size(of accessory: Accessory) -> Dimensions {
    switch accessory {
    case .none: .square(0)
    case .disclosure: disclosure
    case .checkmark: checkmark
    case .detail: detail
    }
  }
}
