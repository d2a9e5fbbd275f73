// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that lets the user move rows in editing mode.
@MainActor
public protocol MovingProbe: HostProbe {
  /// Moves a row to an index path of the page after the move, in as many steps as a user would
  /// need.
  func move(at indexPath: RowIndexPath, to target: RowIndexPath)
}
