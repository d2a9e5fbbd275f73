// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The choices on the page of a store.
@MainActor
@Observable
final class StoreDesk {
  /// True if the user is the manager.
  var isManager: Bool
  /// True if the row that withdraws money is the third row of its section.
  var withdrawIsThird = false
  /// True if the income is hidden.
  var hidesIncome = false

  init(role: StoreRole) { isManager = role == .manager }
}
