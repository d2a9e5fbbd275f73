// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files of `Symbols`, by the names that pages use, which are those of SF Symbols.
enum SymbolFiles {
  static let all: [String: [UInt8]] = [
    "bell.fill": PackageResources.bell_fill_svg,
    "bubble.left.fill": PackageResources.bubble_left_fill_svg,
    "gearshape.fill": PackageResources.gearshape_fill_svg,
    "info": PackageResources.info_svg,
    "list.bullet": PackageResources.list_bullet_svg,
    "lock.fill": PackageResources.lock_fill_svg,
    "moon.fill": PackageResources.moon_fill_svg,
    "person.fill": PackageResources.person_fill_svg,
    "square.grid.2x2.fill": PackageResources.square_grid_2x2_fill_svg,
    "trash.fill": PackageResources.trash_fill_svg,
  ]
}
