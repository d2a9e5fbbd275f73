// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that brings rows into view.
@MainActor
public protocol ScrollingProbe: HostProbe {
  /// The navigator of the page that is shown.
  var navigator: Navigator { get }

  /// Whether a row is in view now.
  func isInView(_ indexPath: RowIndexPath) -> Bool
}
