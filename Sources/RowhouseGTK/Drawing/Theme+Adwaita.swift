// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
public import RowhouseModel

extension Theme {
  /// The size of GNOME's body text, 11 points, in pixels at 96 dots per inch.
  static var bodySize: Double { 11.0 * 96 / 72 }

  /// The size of GNOME's captions, 9 points, in pixels at 96 dots per inch.
  private static var captionSize: Double { 9.0 * 96 / 72 }

  /// A theme with the appearance of GNOME Settings: lists in cards, with the sizes and colors of
  /// libadwaita.
  ///
  /// On each of the three backgrounds, text has a contrast ratio of at least 4.5 (WCAG AA).
  public static let adwaita: Theme = {
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: 50)
    style.rowPadding = 10
    style.imageGap = 12
    style.subtitleGap = 3
    style.imageSize = .fixed(.square(24))
    style.titleWidthLimit = .infinity
    style.titleLineLimit = 2
    style.valueWidthLimit = .infinity
    style.titleFont = .system(size: bodySize)
    style.subtitleFont = .system(size: captionSize)
    style.valueFont = .system(size: bodySize)
    style.buttonFont = .system(size: bodySize)
    style.headerFont = .system(size: bodySize, weight: .bold)
    style.headerColor = .label
    style.footerFont = .system(size: captionSize)
    style.headerHeight = .automatic(minimum: 12)
    style.footerHeight = .automatic(minimum: 12)
    return Theme(name: "adwaita", style: style, palette: .adwaita)
  }()
}

extension Palette {
  /// The colors of libadwaita 1.2, with a higher contrast for secondary text.
  public static let adwaita = Palette { color in
    switch color {
    case .label: tone(0x323232, 0xFFFFFF)
    case .secondaryLabel: tone(0x646468, 0xC0C0C4)
    case .placeholder: tone(0x68686C, 0xBCBCC0)
    case .tint: tone(0x1A65C1, 0x92C1F6)
    case .destructive: tone(0xC01C28, 0xFFA696)
    case .separator: tone(0xE3E3E3, 0x4C4C4C)
    case .rowBackground: tone(0xFFFFFF, 0x363636)
    case .selectedRowBackground: tone(0xE6E9EF, 0x474C54)
    case .pageBackground: tone(0xFAFAFA, 0x242424)
    case .accessory: tone(0x6E6E72, 0xA8A8AC)
    case .control: tone(0x1C71D8, 0x62A0EA)
    case .badge: tone(0x1C71D8, 0x78AEED)
    case .badgeLabel: tone(0xFFFFFF, 0x000000)
    }
  }

  private static func tone(_ light: UInt32, _ dark: UInt32) -> Tone {
    Tone(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }
}
#endif
