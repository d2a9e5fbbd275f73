// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that offers actions of rows.
@MainActor
public protocol ActionProbe: HostProbe {
  /// Returns the titles of the actions of a row's group, in order.
  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String]

  /// Chooses an action of a row by its position in ``actions(_:at:)``, as a user does.
  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath)

  /// Deletes a row, as a user does.
  func delete(at indexPath: RowIndexPath)

  /// Presses the insert control of a row while the page is edited, as a user does.
  func insert(at indexPath: RowIndexPath)
}
