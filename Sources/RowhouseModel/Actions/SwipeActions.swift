// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The actions that a swipe to one side reveals.
public struct SwipeActions: Equatable, Sendable {
  /// The actions; the first is nearest to the edge.
  public var actions: [RowAction]
  /// True if a swipe across the whole row performs the first action.
  ///
  /// Defaults to `true`.
  public var allowsFullSwipe: Bool

  /// Creates the actions of one side.
  public init(_ actions: [RowAction] = [], allowsFullSwipe: Bool = true) {
    self.actions = actions.flatMap(\.actions)
    self.allowsFullSwipe = allowsFullSwipe
  }
}

/// The edge of a row at which a swipe reveals actions.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which a line of text begins.
  case leading
  /// The edge at which a line of text ends.
  case trailing
}

/// A group of actions of a row, named after the place where the user finds them.
public enum RowActionGroup: Hashable, Sendable, CaseIterable {
  /// The actions that a swipe reveals at the leading edge.
  case leading
  /// The actions that a swipe reveals at the trailing edge.
  case trailing
  /// The actions in the menu.
  case menu

  /// Creates the group at an edge.
  public init(_ edge: SwipeEdge) { self = edge == .leading ? .leading : .trailing }
}
