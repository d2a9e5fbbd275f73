// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which button a row shows at its leading edge while its page is edited.
public enum RowEditingStyle: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// One that deletes the row.
  case delete
  /// One that inserts something at the row.
  case insert
}
