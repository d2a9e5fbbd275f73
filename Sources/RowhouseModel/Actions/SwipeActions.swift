// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a swipe to one side uncovers.
public struct SwipeActions: Equatable, Sendable {
  /// The actions; the first stands nearest to the edge.
  public var actions: [RowAction]
  /// Whether a swipe over the whole row chooses the first action.
  public var allowsFullSwipe: Bool

  /// Describes what a swipe uncovers.
  ///
  /// - Parameters:
  ///   - actions: The actions; the first stands nearest to the edge. None, unless given.
  ///   - allowsFullSwipe: Whether a swipe over the whole row chooses the first action; yes, unless
  ///     given.
  public init(_ actions: [RowAction] = [], allowsFullSwipe: Bool = true) {
    self.actions = actions
    self.allowsFullSwipe = allowsFullSwipe
  }
}
