// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A row as events name it: the keys of its section and of itself.
package struct RowAddress: Hashable {
  let section: String
  let row: String

  /// Returns the parts of an event of the row.
  func event(_ verb: String, _ rest: String...) -> [String] { [verb, section, row] + rest }
}
