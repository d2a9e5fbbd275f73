// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What somebody does in a store.
public enum StoreRole: String, CaseIterable, Sendable {
  /// Sells.
  case employee
  /// Decides.
  case manager
}

extension StoreRole {
  /// What it is called.
  var title: Localized { self == .employee ? .employee : .manager }

  /// The page that shows the store to whoever has it.
  var page: PageName { self == .employee ? .storeEmployee : .storeManager }
}
