// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An edge of a row, at which a swipe uncovers actions.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which a line of text begins.
  case leading
  /// The edge at which a line of text ends.
  case trailing
}
