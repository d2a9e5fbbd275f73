// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// What tells a row from all others of its page.
struct RowKey: Hashable, Sendable {
  let section: ItemID
  let row: ItemID
}

extension RowReference {
  var key: RowKey { RowKey(section: section, row: row) }
}
#endif
