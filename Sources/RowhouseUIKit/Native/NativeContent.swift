// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The content of a row in a custom cell.
protocol NativeContent: RowContent {
  /// The name of the source of the cell, which differs from the names of all other sources.
  var sourceName: String { get }

  /// The closures that receive the cell when it appears and after it has left the screen.
  var displaying: NativeDisplaying { get set }

  /// Registers the cell, and returns its reuse identifier.
  @MainActor func register(in table: UITableView) -> String

  @MainActor func configure(_ cell: UITableViewCell, at index: Int)
}

extension AnyRow {
  /// The content of a custom cell, or `nil` if the row is drawn from parts.
  var native: (any NativeContent)? { customContent as? any NativeContent }
}
#endif
