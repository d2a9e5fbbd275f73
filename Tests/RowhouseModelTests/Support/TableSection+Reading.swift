// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension TableSection {
  /// The rows of a section that is not made from data.
  var rows: [AnyRow] {
    if case .rows(let rows) = content { rows } else { [] }
  }

  /// The ids of those rows.
  var ids: [ItemID] { rows.map(\.id) }

  /// The titles of those rows.
  var titles: [String] { rows.compactMap(\.standardContent?.title) }

  /// Returns the id of the row with a title.
  func id(of title: String) -> ItemID? {
    rows.first { $0.standardContent?.title == title }?.id
  }

  /// The data from which the section makes its rows, or `nil` if it has none.
  var data: (any RowSource)? {
    if case .data(let source) = content { source } else { nil }
  }
}
