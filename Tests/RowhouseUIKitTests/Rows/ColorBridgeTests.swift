// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Colors of UIKit in styles")
@MainActor
struct ColorBridgeTests {
  private let dynamic = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  @Test("A dynamic color is resolved for light and for dark")
  func dynamicColor() {
    #expect(
      StyleColor.uiColor(dynamic)
        == .adaptive(
          light: RGBA(hex: 0xFF0000), dark: RGBA(red: 0, green: 255, blue: 0, alpha: 128)))
    let fixed = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(StyleColor.uiColor(fixed) == .hex(0x336699))
    let tone = Palette.Tone(dynamic)
    #expect(StyleColor.uiColor(dynamic) == .adaptive(light: tone.light, dark: tone.dark))
  }

  @Test("Components outside of sRGB are set to the nearest ones")
  func wide() {
    let color = RGBA(UIColor(red: 1.2, green: -0.1, blue: 0.5, alpha: 1))
    #expect(color == RGBA(red: 255, green: 0, blue: 128))
  }

  @Test("A row has the color")
  func row() {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection { Row("Pro").style(\.titleColor, .uiColor(dynamic)) }
    ]
    screen.settle()
    let color = screen.first(UILabel.self, 0)?.textColor
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(color?.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
#endif
