// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that offers actions of rows.
@MainActor
public protocol ActionProbe: HostProbe {
  /// What the actions of a row say that are offered at a place, in order.
  func actions(_ place: RowActionPlace, at indexPath: RowIndexPath) -> [String]

  /// Chooses an action of a row, as a user does.
  ///
  /// - Parameters:
  ///   - index: Which one, in the order of ``actions(_:at:)``.
  ///   - place: Where it is offered.
  ///   - indexPath: Where the row stands.
  func chooseAction(_ index: Int, _ place: RowActionPlace, at indexPath: RowIndexPath)

  /// Deletes a row, as a user does.
  func delete(at indexPath: RowIndexPath)

  /// Inserts something at a row of a page that is edited, as a user does.
  func insert(at indexPath: RowIndexPath)
}
