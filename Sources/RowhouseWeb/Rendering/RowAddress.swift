// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A row as events name it: the keys of its section and of itself.
struct RowAddress: Hashable {
  let section: String
  let row: String

  /// An event as the value of a button, for browsers that run no script.
  func event(_ parts: String...) -> String {
    (parts.prefix(1) + [section, row] + parts.dropFirst()).map { Percent.encoded($0) }
      .joined(separator: "/")
  }
}
