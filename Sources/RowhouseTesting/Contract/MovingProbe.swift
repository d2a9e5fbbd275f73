// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that lets the user move rows while the page is edited.
@MainActor
public protocol MovingProbe: HostProbe {
  /// Moves a row to a position in its section, counted from 0, in as many steps as a user needs.
  func move(at indexPath: RowIndexPath, to position: Int)
}
