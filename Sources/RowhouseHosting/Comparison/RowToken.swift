// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A row that can be identified and compared without being created.
enum RowToken: Sendable {
  case made(AnyRow)
  case datum(ItemID, LazyRows, Int)
}

extension RowToken {
  @MainActor
  var row: AnyRow {
    switch self {
    case .made(let row): row
    case .datum(_, let rows, let index): rows.row(at: index)
    }
  }

  @MainActor
  var existingRow: AnyRow? {
    switch self {
    case .made(let row): row
    case .datum(_, let rows, let index): rows.existingRow(at: index)
    }
  }

  @MainActor
  var rowID: ItemID {
    switch self {
    case .made(let row): row.id
    case .datum(_, let rows, let index): rows.id(at: index)
    }
  }
}

extension RowToken: Identifiable {
  var id: ItemID {
    switch self {
    case .made(let row): row.id
    case .datum(let id, _, _): id
    }
  }
}

extension RowToken: Equatable {
  /// Returns true if both rows are known to look the same.
  ///
  /// Data that cannot be compared counts as equal. Rows of such data that have already been created
  /// are compared later.
  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.made(let first), .made(let second)): first.showsSame(as: second)
    case (.datum(_, let first, let index), .datum(_, let second, let otherIndex)):
      first.source.isEqual(at: index, to: second.source, at: otherIndex) ?? true
    case (.made, .datum), (.datum, .made): false
    }
  }
}
