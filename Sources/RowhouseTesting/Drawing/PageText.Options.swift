// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageText {
  /// How a page is drawn.
  public struct Options: Hashable, Sendable {
    /// How many columns the page has, of which East Asian characters and emoji take two.
    public var width: Int
    /// How many rows of a section are drawn at most; a line tells how many more there are.
    public var rowLimit: Int
    /// Whether to write the ids of sections and rows, as `{id}`, behind those that have one of their
    /// own.
    public var showsIDs: Bool
    /// Whether to write how tall rows ask to be, in points, and to draw those without any height.
    public var showsHeights: Bool
    /// Whether to write what else can be done to rows behind them: `←` and `→` before what a swipe
    /// uncovers at the leading and the trailing edge, `…` before the entries of the menu, `↕` where the
    /// user can move the row.
    public var showsActions: Bool

    /// Says how to draw a page.
    ///
    /// - Parameters:
    ///   - width: How many columns the page has; 60, unless given.
    ///   - rowLimit: How many rows of a section are drawn at most; 100, unless given.
    ///   - showsIDs: Whether to write ids; no, unless given.
    ///   - showsHeights: Whether to write heights; no, unless given.
    ///   - showsActions: Whether to write what else can be done to rows; no, unless given.
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
