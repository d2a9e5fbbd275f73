// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that wants to know how it is scrolled.
///
/// Hosts tell only such pages. The web host tells none: a browser scrolls by itself.
public protocol ScrollingPage: TablePage {
  /// Called for each step of scrolling, many times a second; it should do little.
  func didScroll(_ event: ScrollEvent)
}
