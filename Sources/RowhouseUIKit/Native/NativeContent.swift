// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// What a row shows in a cell of the application's own.
protocol NativeContent: RowContent {
  /// Under which the cell is registered.
  var reuseIdentifier: String { get }

  /// Registers the cell.
  @MainActor func register(in table: UITableView)

  /// Whether a cell is one of these.
  @MainActor func fits(_ cell: UITableViewCell) -> Bool

  /// Has a cell show the datum.
  @MainActor func configure(_ cell: UITableViewCell, at index: Int)
}

extension AnyRow {
  /// What it shows in a cell of the application's own; nothing if it is drawn from parts.
  var native: (any NativeContent)? { standardContent == nil ? content as? any NativeContent : nil }
}
#endif
