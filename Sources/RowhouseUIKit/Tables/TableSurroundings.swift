// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
/// What the drawing of rows depends on of the table that they stand in.
struct TableSurroundings: Equatable {
  private let traits: UITraitCollection
  private let direction: UIUserInterfaceLayoutDirection

  @MainActor
  init(_ table: UITableView) {
    traits = table.traitCollection
    direction = table.effectiveUserInterfaceLayoutDirection
  }
}
#endif
