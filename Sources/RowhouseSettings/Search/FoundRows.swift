// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The data of a section, with a background of another color for the row that a search has found.
final class FoundRows: RowSource {
  private let rows: any RowSource
  private let found: ItemID

  init(_ rows: any RowSource, found: ItemID) {
    self.rows = rows
    self.found = found
  }

  var count: Int { rows.count }
  var fault: RowSourceFault? { rows.fault }
  var isComparableAnywhere: Bool { rows.isComparableAnywhere }
  var hasObjects: Bool { rows.hasObjects }
  var isCountValid: Bool { rows.isCountValid }

  func id(at index: Int) -> ItemID { rows.id(at: index) }

  func ids() -> [ItemID] { rows.ids() }

  @MainActor
  func row(at index: Int) -> AnyRow {
    let row = rows.row(at: index)
    return rows.id(at: index) == found ? row.asFound : row
  }

  func hasSameStorage(as other: any RowSource) -> Bool {
    data(of: other).map(rows.hasSameStorage) ?? false
  }

  func isEqual(at index: Int, to other: any RowSource, at otherIndex: Int) -> Bool? {
    data(of: other).flatMap { rows.isEqual(at: index, to: $0, at: otherIndex) }
  }

  /// Returns the data of a section with the same found row, or `nil` if its found row is another one.
  private func data(of other: any RowSource) -> (any RowSource)? {
    guard let other = other as? FoundRows, other.found == found else { return nil }
    return other.rows
  }
}

extension AnyRow {
  /// The row with the background of a found row.
  var asFound: AnyRow { style(\.rowBackground, .selectedRowBackground) }
}
