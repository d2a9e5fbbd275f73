// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTesting
import Testing

@Suite("Themes")
struct ThemeTests {
  static let backgrounds: [SemanticColor] = [
    .rowBackground, .selectedRowBackground, .pageBackground,
  ]

  private func ratio(_ front: SemanticColor, on back: SemanticColor, dark: Bool) -> Double {
    let theme = Theme.standard
    return theme.rgba(of: .semantic(front), dark: dark)
      .contrastRatio(with: theme.rgba(of: .semantic(back), dark: dark))
  }

  @Test("The standard theme has the margin of iOS, and values as large as titles")
  func standard() {
    let style = Theme.standard.style
    #expect(style.margin == 16 && style.imageGap == 12)
    #expect(
      [style.titleFont, style.valueFont, style.buttonFont].allSatisfy { $0 == .system(size: 15) })
    #expect(style.buttonColor == .tint)
    #expect(style.headerHeight.resolved(content: nil) == 16)
    #expect(style.footerHeight.resolved(content: nil) == 12)
    var rest = style
    let plain = ResolvedStyle()
    (rest.headerHeight, rest.footerHeight) = (plain.headerHeight, plain.footerHeight)
    rest.buttonColor = plain.buttonColor
    (rest.margin, rest.imageGap) = (plain.margin, plain.imageGap)
    (rest.valueFont, rest.buttonFont) = (plain.valueFont, plain.buttonFont)
    #expect(rest == plain)
  }

  /// The metrics of SJStaticTableView, if it has them, except its limits for titles and values.
  @Test("The default metrics")
  func metrics() {
    let style = ResolvedStyle()
    #expect(Theme(name: "default").style == style)
    #expect(style.rowHeight == .fixed(44))
    #expect([style.margin, style.imageGap, style.valueGap, style.subtitleGap] == [12, 10, 6, 2])
    #expect(style.imageInset == 8)
    #expect(style.titleWidthLimit == .infinity && style.valueWidthLimit == .infinity)
    #expect(style.imageSize == .fixed(.square(30)) && style.valueImageSize == .natural)
    #expect(style.titleFont == .system(size: 15) && style.valueFont == .system(size: 13))
    #expect(style.buttonFont == .system(size: 16) && style.subtitleFont == .system(size: 13))
    #expect(style.headerFont == .system(size: 13) && style.footerFont == .system(size: 13))
  }

  @Test(
    "Text has AA contrast on every background, in light and in dark",
    arguments: [SemanticColor.label, .secondaryLabel, .placeholder, .tint, .destructive],
    backgrounds)
  func text(front: SemanticColor, back: SemanticColor) {
    for dark in [false, true] {
      let ratio = ratio(front, on: back, dark: dark)
      #expect(ratio >= 4.5, "\(front) on \(back), dark \(dark): \(ratio)")
    }
  }

  @Test(
    "Shapes with a meaning have a contrast of 3 on every background",
    arguments: [SemanticColor.accessory, .control, .badge], backgrounds)
  func shapes(front: SemanticColor, back: SemanticColor) {
    for dark in [false, true] {
      let ratio = ratio(front, on: back, dark: dark)
      #expect(ratio >= 3, "\(front) on \(back), dark \(dark): \(ratio)")
    }
  }

  @Test("The text of a badge has AA contrast", arguments: [false, true])
  func badge(dark: Bool) {
    #expect(ratio(.badgeLabel, on: .badge, dark: dark) >= 4.5)
  }

  /// A semantic color is used for text or for shapes, or is exempt from contrast.
  @Test("Each semantic color has a required contrast or is exempt")
  func complete() {
    let held: Set<SemanticColor> = [
      .label, .secondaryLabel, .placeholder, .tint, .destructive, .accessory, .control, .badge,
      .badgeLabel,
    ]
    #expect(held.union(Self.backgrounds).union([.separator]) == Set(SemanticColor.allCases))
  }

  @Test("The standard text colors all require AA contrast")
  func styleColors() {
    let style = ResolvedStyle()
    let text = [
      style.titleColor, style.subtitleColor, style.valueColor, style.buttonColor,
      style.destructiveColor, style.headerColor, style.footerColor, style.tint,
    ]
    #expect(
      Set(text).isSubset(of: [.label, .secondaryLabel, .placeholder, .tint, .destructive]))
  }

  @Test("A custom color is the same in every theme")
  func ownColors() {
    let color = StyleColor.adaptive(light: RGBA(hex: 0x112233), dark: RGBA(hex: 0x445566))
    #expect(Theme.standard.rgba(of: color, dark: false) == RGBA(hex: 0x112233))
    #expect(Theme.standard.rgba(of: color, dark: true) == RGBA(hex: 0x445566))
  }

  @Test("A palette changes one color and no other", arguments: SemanticColor.allCases)
  func palette(color: SemanticColor) {
    var palette = Palette.standard
    palette[color] = Palette.Tone(light: RGBA(hex: 0x010203), dark: RGBA(hex: 0x040506))
    let theme = Theme(name: "other", palette: palette)
    for other in SemanticColor.allCases where other != color {
      #expect(theme.palette[other] == Palette.standard[other])
    }
    #expect(theme.rgba(of: .semantic(color), dark: false) == RGBA(hex: 0x010203))
    #expect(theme.rgba(of: .semantic(color), dark: true) == RGBA(hex: 0x040506))
    #expect(theme != Theme(name: "other"))
  }

  @Test("The short names of colors are correct")
  func shorthands() {
    let shorthands: [StyleColor] = [
      .label, .secondaryLabel, .placeholder, .tint, .destructive, .separator, .rowBackground,
      .selectedRowBackground, .pageBackground, .accessory, .control, .badge, .badgeLabel,
    ]
    #expect(shorthands == SemanticColor.allCases.map(StyleColor.semantic))
  }
}
