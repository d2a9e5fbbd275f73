// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What the bar above a page, with its title and the way back, looks like.
public enum PageBar: Hashable, Sendable, CaseIterable {
  /// In front of the page, and always to be seen.
  case standard
  /// Clear at first, with its title in white: the first row reaches up to the top behind it. What makes
  /// it ``standard`` comes as the user scrolls, from 50 points to 114.
  ///
  /// For pages that begin with a picture, dark enough at its top to read white on. Hosts that cannot
  /// fade show ``standard``.
  case fadesIn
}
