// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageText {
  /// Options for drawing a page.
  public struct Options: Hashable, Sendable {
    /// The number of columns, by default 60, of which East Asian characters and emoji take two.
    public var width: Int
    /// The maximum number of rows drawn before a line counts the others, by default 100 per
    /// section.
    public var rowLimit: Int
    /// True to write `{id}` behind sections and rows with an id of their own, by default `false`.
    public var showsIDs: Bool
    /// True to write the heights of rows, in points, and to draw rows of no height, by default
    /// `false`.
    public var showsHeights: Bool
    /// True to write the actions of a row behind it, by default `false`.
    ///
    /// `←` and `→` precede the swipe actions of the leading and the trailing edge, `…` the entries
    /// of the menu, and `↕` marks a row that the user can move.
    public var showsActions: Bool

    /// Creates options.
    public init(
      width: Int = 60, rowLimit: Int = 100, showsIDs: Bool = false, showsHeights: Bool = false,
      showsActions: Bool = false
    ) {
      self.width = width
      self.rowLimit = rowLimit
      self.showsIDs = showsIDs
      self.showsHeights = showsHeights
      self.showsActions = showsActions
    }
  }
}
