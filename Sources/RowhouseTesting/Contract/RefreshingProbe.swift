// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A probe of a host that lets the user refresh a page.
@MainActor
public protocol RefreshingProbe: HostProbe {
  /// Refreshes the page, as a user would.
  func refresh()

  /// True if the host shows that the page is being refreshed.
  var showsRefreshing: Bool { get }
}
