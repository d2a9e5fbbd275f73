// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where an action of a row is found.
public enum RowActionPlace: Hashable, Sendable, CaseIterable {
  /// At the leading edge, uncovered by a swipe.
  case leading
  /// At the trailing edge, uncovered by a swipe.
  case trailing
  /// In the menu.
  case menu
}

extension RowActionPlace {
  /// The place at an edge.
  public init(_ edge: SwipeEdge) {
    self =
      switch edge {
      case .leading: .leading
      case .trailing: .trailing
      }
  }
}
