// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that lets the user move rows of a page that is edited.
@MainActor
public protocol MovingProbe: HostProbe {
  /// Moves a row to another place of its section, as a user does, in as many steps as it takes.
  ///
  /// - Parameters:
  ///   - indexPath: Where the row stands.
  ///   - position: Where it comes to stand, counted from 0 in the rows of its section.
  func move(at indexPath: RowIndexPath, to position: Int)
}
