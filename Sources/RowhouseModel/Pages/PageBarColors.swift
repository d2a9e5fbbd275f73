// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The colors of the bar above a page.
///
/// ```swift
/// struct ShopPage: TablePage {
///   var title: String { "Shop" }
///   var barColors: PageBarColors? {
///     PageBarColors(background: .hex(0x00695C), title: .hex(0xFFFFFF), tint: .hex(0xFFFFFF))
///   }
///   var sections: [TableSection] { TableSection { Row("Shoes") } }
/// }
/// ```
///
/// A bar that fades in has the color of its background once it is visible.
public struct PageBarColors: Hashable, Sendable {
  /// The color behind the title.
  public var background: StyleColor
  /// The color of the title.
  public var title: StyleColor
  /// The color of the back button and the other buttons.
  public var tint: StyleColor

  /// Creates the colors of a bar.
  ///
  /// - Parameters:
  ///   - background: The color behind the title.
  ///   - title: The color of the title. Defaults to that of labels.
  ///   - tint: The color of the buttons. Defaults to the tint of the theme.
  public init(background: StyleColor, title: StyleColor = .label, tint: StyleColor = .tint) {
    self.background = background
    self.title = title
    self.tint = tint
  }
}
