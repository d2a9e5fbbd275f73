// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The address of a row in events: the key of its section and its own key.
package struct RowAddress: Hashable {
  let section: String
  let row: String

  /// Returns the parts of an event of the row.
  func event(_ verb: String, _ rest: String...) -> [String] { [verb, section, row] + rest }
}
