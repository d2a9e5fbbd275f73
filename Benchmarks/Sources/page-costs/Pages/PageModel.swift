// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The model of the measured pages.
@Observable
@MainActor
final class PageModel {
  var items: [Item]
  /// The value of one row in a hundred.
  var value = "old"
  var isOn = false
  private(set) var selected = 0

  init(_ items: [Item]) { self.items = items }

  convenience init(count: Int) { self.init(Item.make(count)) }

  func select(_ id: Int) { selected = id }
}
