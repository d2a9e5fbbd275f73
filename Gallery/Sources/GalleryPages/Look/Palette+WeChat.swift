// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension Palette {
  /// The colors of ``Theme/weChat``.
  static let weChat = Palette { color in
    switch color {
    case .label: Tone(0x000000, 0xFFFFFF)
    case .secondaryLabel: Tone(0x888888, 0xAEAEB2)
    case .placeholder: Tone(0x888888, 0xA4A4A9)
    case .tint: Tone(0x00BE0C, 0x30D158)
    case .destructive: Tone(0xFF3B30, 0xFF8A82)
    case .separator: Tone(0xC8C7CC, 0x48484A)
    case .rowBackground: Tone(0xFFFFFF, 0x1C1C1E)
    case .selectedRowBackground: Tone(0xD9D9D9, 0x3A3A3C)
    case .pageBackground: Tone(0xF0EFF5, 0x000000)
    case .accessory: Tone(0xC7C7CC, 0x8E8E93)
    case .control: Tone(0x4CD964, 0x30D158)
    case .badge: Tone(0xFF3B30, 0xFF6961)
    case .badgeLabel: Tone(0xFFFFFF, 0x000000)
    }
  }
}

extension Palette.Tone {
  fileprivate init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }
}
