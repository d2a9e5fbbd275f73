// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Pages side by side, one of which is visible; the user swipes to the others.
///
/// Each page is as wide as the pager, and all are as tall as the tallest.
public struct PagerPart: Hashable, Sendable {
  /// The pages, in order.
  public var pages: [Part]
  /// The description of the pages, for users who cannot see them.
  public var label: String
  /// True if dots over the bottom of the pages indicate the current page.
  ///
  /// Defaults to `true`.
  public var showsDots: Bool
  /// The number of seconds after which the next page is shown, or `nil`, the default, for never.
  ///
  /// Hosts may ignore it. They do not turn pages automatically if the user prefers reduced motion.
  public var interval: Double?

  /// Creates a pager.
  public init(_ pages: [Part], label: String, showsDots: Bool = true, interval: Double? = nil) {
    self.pages = pages
    self.label = label
    self.showsDots = showsDots
    self.interval = interval
  }
}
