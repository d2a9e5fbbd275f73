// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageText {
  /// Options for drawing a page.
  public struct Options: Hashable, Sendable {
    /// The number of columns.
    ///
    /// Defaults to 60. East Asian characters and emoji take two columns.
    public var width: Int
    /// The maximum number of rows to draw in each section.
    ///
    /// Defaults to 100. If a section has more rows, a line contains the number of the remaining
    /// ones.
    public var rowLimit: Int
    /// True to write `{id}` after sections and rows that have an explicit id.
    ///
    /// Defaults to `false`.
    public var showsIDs: Bool
    /// True to write the heights of rows, in points, and to draw rows with a height of 0.
    ///
    /// Defaults to `false`.
    public var showsHeights: Bool
    /// True to write the actions of a row after the row.
    ///
    /// Defaults to `false`.
    ///
    /// `←` and `→` precede the swipe actions at the leading and trailing edge, and `…` precedes the
    /// entries of the menu. `⌘N` is a keyboard shortcut. `↕` marks a row that the user can move.
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
