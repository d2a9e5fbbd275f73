// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// How a page of a store is looked at.
@MainActor
@Observable
final class StoreDesk {
  /// Whether it is the manager who looks.
  var isManager: Bool
  /// Whether the row that pays out stands below the two others.
  var withdrawIsThird = false
  /// Whether nobody sees the income.
  var hidesIncome = false

  init(role: StoreRole) { isManager = role == .manager }
}
