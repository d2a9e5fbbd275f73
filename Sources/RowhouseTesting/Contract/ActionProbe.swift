// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that offers row actions.
@MainActor
public protocol ActionProbe: HostProbe {
  /// Returns the titles of a row's actions in a group, in order.
  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String]

  /// Chooses an action of a row by its position in ``actions(_:at:)``, as a user would.
  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath)

  /// Deletes a row, as a user would.
  func delete(at indexPath: RowIndexPath)

  /// Presses the insert control of a row in editing mode, as a user would.
  func insert(at indexPath: RowIndexPath)
}
