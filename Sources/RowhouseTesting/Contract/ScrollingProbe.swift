// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that scrolls to rows.
@MainActor
public protocol ScrollingProbe: HostProbe {
  /// The navigator of the page that is shown.
  var navigator: Navigator { get }

  /// Returns true if a row is in view.
  func isInView(_ indexPath: RowIndexPath) -> Bool
}
