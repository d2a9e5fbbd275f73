// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

// The colours of the demo of CBTableViewDataSource, as dark as WCAG AA asks for where the original is
// paler, and with a counterpart for dark.
extension StyleColor {
  /// Behind every second row.
  static let shade = adaptive(light: RGBA(hex: 0xF2F5F5), dark: RGBA(hex: 0x2A2A2D))
  /// Between two posts.
  static let band = adaptive(light: RGBA(hex: 0xF0F2F2), dark: RGBA(hex: 0x000000))
  /// At the edge of ``band``.
  static let bandEdge = adaptive(light: RGBA(hex: 0xD6D8D9), dark: RGBA(hex: 0x3A3A3C))
  /// What something costs.
  static let price = adaptive(light: RGBA(hex: 0xC40000), dark: RGBA(hex: 0xFF8A82))
  /// Who has written something.
  static let author = adaptive(light: RGBA(hex: 0x0067A8), dark: RGBA(hex: 0x6CBBFF))
  /// What has not been read.
  static let unread = adaptive(light: RGBA(hex: 0x0B8FB5), dark: RGBA(hex: 0x40D9FA))
}
