// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

extension RowReference {
  /// The ids of a row and its section, which together identify the row in its page.
  package struct ID: Hashable, Sendable {
    package let section: ItemID
    package let row: ItemID
  }

  /// The identity of the row, independent of its position.
  package var id: ID { ID(section: section, row: row) }
}
