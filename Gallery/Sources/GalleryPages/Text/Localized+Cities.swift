// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let cities = Localized("Cities", "城市")
  package static let visitedCities = Localized("Cities you have been to", "去过的城市")
  package static let forgetCities = Localized("Deselect all", "取消全选")
}
