// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The place in the visible area to which a page scrolls a row.
public enum ScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the top edge.
  case top
  /// In the middle between the top and the bottom edge.
  case middle
  /// At the bottom edge.
  case bottom
  /// At the nearer edge. If the whole row is visible, the page does not scroll.
  case nearest
}
