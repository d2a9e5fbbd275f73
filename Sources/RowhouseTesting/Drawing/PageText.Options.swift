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

    /// Says how to draw a page.
    ///
    /// - Parameters:
    ///   - width: How many columns the page has; 60, unless given.
    ///   - rowLimit: How many rows of a section are drawn at most; 100, unless given.
    ///   - showsIDs: Whether to write ids; no, unless given.
    ///   - showsHeights: Whether to write heights; no, unless given.
    public init(
      width: Int = 60, rowLimit: Int = 100, showsIDs: Bool = false, showsHeights: Bool = false
    ) {
      self.width = width
      self.rowLimit = rowLimit
      self.showsIDs = showsIDs
      self.showsHeights = showsHeights
    }
  }
}
