// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

// The colors of the tiles behind the icons of settings, close to those of iOS.
extension StyleColor {
  /// The tile of rows about the account and privacy.
  static let blueTile = hex(0x0A6FE8)
  /// The tile of rows about messages.
  static let redTile = hex(0xE5352B)
  /// The tile of rows about the night.
  static let indigoTile = hex(0x5856D6)
  /// The tile of general rows.
  static let grayTile = hex(0x7C7C82)
  /// The tile of rows that help.
  static let greenTile = hex(0x248A3D)
  /// The tile of rows that show other pages.
  static let orangeTile = hex(0xC9510C)
  /// The tile of rows that show other pages, bright enough for a black symbol.
  static let yellowTile = hex(0xFFCC00)
}
