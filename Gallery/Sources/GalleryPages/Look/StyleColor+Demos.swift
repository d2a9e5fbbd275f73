// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

// The colors of the CBTableViewDataSource demo, darkened to WCAG AA if the original is paler,
// with variants for the dark appearance.
extension StyleColor {
  /// The background of every second row.
  static let shade = adaptive(light: RGBA(hex: 0xF2F5F5), dark: RGBA(hex: 0x2A2A2D))
  /// The band between two posts.
  static let band = adaptive(light: RGBA(hex: 0xF0F2F2), dark: RGBA(hex: 0x000000))
  /// The edge of ``band``.
  static let bandEdge = adaptive(light: RGBA(hex: 0xD6D8D9), dark: RGBA(hex: 0x3A3A3C))
  /// The color of prices.
  static let price = adaptive(light: RGBA(hex: 0xC40000), dark: RGBA(hex: 0xFF8A82))
  /// The color of authors' names.
  static let author = adaptive(light: RGBA(hex: 0x0067A8), dark: RGBA(hex: 0x6CBBFF))
  /// The color of the dot of unread messages.
  static let unread = adaptive(light: RGBA(hex: 0x0B8FB5), dark: RGBA(hex: 0x40D9FA))
}
