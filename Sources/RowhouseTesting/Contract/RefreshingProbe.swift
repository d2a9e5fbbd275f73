// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A probe of a host that lets the user bring a page up to date.
@MainActor
public protocol RefreshingProbe: HostProbe {
  /// Asks for it, as a user does.
  func refresh()

  /// Whether the host shows that it goes on.
  var showsRefreshing: Bool { get }
}
