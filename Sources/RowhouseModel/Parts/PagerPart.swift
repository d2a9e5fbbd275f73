// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Pages beside each other of which one is to be seen; the user swipes from one to the next.
///
/// Each page is as wide as the pager, and all are as tall as the tallest.
public struct PagerPart: Hashable, Sendable {
  /// The pages, in order.
  public var pages: [Part]
  /// What the pages are, for those who cannot see them.
  public var label: String
  /// Whether dots over the bottom of the pages tell which one is shown.
  public var showsDots: Bool
  /// After how many seconds the next page is shown by itself; nothing for never.
  ///
  /// A host may leave it to the user, and does where the user asked for less motion.
  public var interval: Double?

  /// Describes pages.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order.
  ///   - label: What the pages are, for those who cannot see them.
  ///   - showsDots: Whether dots tell which page is shown; yes, unless given.
  ///   - interval: After how many seconds the next page is shown by itself; never, unless given.
  public init(_ pages: [Part], label: String, showsDots: Bool = true, interval: Double? = nil) {
    self.pages = pages
    self.label = label
    self.showsDots = showsDots
    self.interval = interval
  }
}
