// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import RowhouseTesting
import Testing

@Suite("Colors")
struct ColorTests {
  /// The seed, which each failure prints.
  static let seed: UInt64 = 20_260_305

  private func gray(_ component: UInt8) -> RGBA {
    RGBA(red: component, green: component, blue: component)
  }

  @Test("A hexadecimal number contains red, green and blue")
  func hex() {
    #expect(RGBA(hex: 0x12AB00) == RGBA(red: 0x12, green: 0xAB, blue: 0, alpha: 255))
    #expect(StyleColor.hex(0x12AB00) == .fixed(RGBA(hex: 0x12AB00)))
  }

  /// SJStaticTableView compares a color by its current appearance (weakness S17).
  @Test("Colors are equal only if they are equal in light and in dark")
  func equality() {
    let (red, blue) = (RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF))
    #expect(StyleColor.adaptive(light: red, dark: red) == .fixed(red))
    #expect(StyleColor.adaptive(light: red, dark: blue) != .fixed(red))
    #expect(StyleColor.adaptive(light: blue, dark: red) != .fixed(red))
    #expect(StyleColor.fixed(red) != .fixed(RGBA(red: 255, green: 0, blue: 0, alpha: 254)))
    #expect(StyleColor.label == .semantic(.label))
    #expect(StyleColor.label != .secondaryLabel)
    var (one, two) = (StyleOverrides(), StyleOverrides())
    one.titleColor = .adaptive(light: red, dark: red)
    two.titleColor = .adaptive(light: red, dark: blue)
    #expect(one != two)
  }

  @Test("Random colors are equal exactly if they are equal in light and in dark")
  func equalityLaw() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<1_000 {
      let hexes = (0..<4).map { _ in UInt32.random(in: 0...2, using: &random) }
      let one = StyleColor.adaptive(light: RGBA(hex: hexes[0]), dark: RGBA(hex: hexes[1]))
      let two = StyleColor.adaptive(light: RGBA(hex: hexes[2]), dark: RGBA(hex: hexes[3]))
      #expect(
        (one == two) == (hexes[0] == hexes[2] && hexes[1] == hexes[3]),
        "seed \(Self.seed), round \(round): \(one), \(two)")
    }
  }

  /// The luminance of a gray is ((c + 0.055) / 1.055) to the power 2.4.
  ///
  /// The test compares both sides to the power 5, which needs no roots.
  @Test("The transfer curve is correct for each of 256 grays")
  func luminance() {
    var last = -1.0
    for component in UInt8.min...UInt8.max {
      let light = gray(component).relativeLuminance
      let encoded = Double(component) / 255
      if component <= 10 {
        #expect(abs(light - encoded / 12.92) < 1e-15, "gray \(component): \(light)")
      } else {
        let base = (encoded + 0.055) / 1.055
        let fifth = light * light * light * light * light
        let twelfth = (0..<12).reduce(1.0) { power, _ in power * base }
        #expect(abs(fifth / twelfth - 1) < 1e-12, "gray \(component): \(light)")
      }
      #expect(light > last, "gray \(component) is not lighter than the one before")
      last = light
    }
    #expect(gray(0).relativeLuminance == 0)
    #expect(abs(gray(255).relativeLuminance - 1) < 1e-15)
  }

  /// Results of contrast checkers on the web for the same colors.
  @Test("Known contrasts", arguments: [(0x000000, 21), (0x767676, 4.54), (0x777777, 4.48)])
  func contrast(hex: UInt32, expected: Double) {
    let ratio = RGBA(hex: hex).contrastRatio(with: RGBA(hex: 0xFFFFFF))
    #expect(abs(ratio - expected) < 0.005, "\(ratio)")
  }

  @Test("Contrast is symmetric, from 1 to 21, and 1 between equal colors")
  func contrastLaw() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<2_000 {
      let one = RGBA(hex: .random(in: 0...0xFFFFFF, using: &random))
      let two = RGBA(hex: .random(in: 0...0xFFFFFF, using: &random))
      let ratio = one.contrastRatio(with: two)
      #expect(
        ratio == two.contrastRatio(with: one) && ratio >= 1 && ratio <= 21.000_001
          && one.contrastRatio(with: one) == 1,
        "seed \(Self.seed), round \(round): \(one), \(two): \(ratio)")
    }
  }

  @Test("Half black over white is mid gray, clear shows its background, opaque hides it")
  func layers() {
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(half.laid(over: gray(255)) == gray(127))
    for component in UInt8.min...UInt8.max {
      let clear = RGBA(red: 9, green: 9, blue: 9, alpha: 0)
      #expect(clear.laid(over: gray(component)) == gray(component))
      #expect(gray(component).laid(over: gray(9)) == gray(component))
    }
  }
}
