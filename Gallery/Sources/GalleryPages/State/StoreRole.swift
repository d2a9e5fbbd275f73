// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A role in a store.
public enum StoreRole: String, CaseIterable, Sendable {
  /// The role of an employee, who sells.
  case employee
  /// The role of the manager, who decides.
  case manager
}

extension StoreRole {
  /// The name.
  var title: Localized { self == .employee ? .employee : .manager }

  /// The page of the store for the role.
  var page: PageName { self == .employee ? .storeEmployee : .storeManager }
}
