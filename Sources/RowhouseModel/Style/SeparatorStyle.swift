// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What is drawn between a row and the next one of its section.
public enum SeparatorStyle: Hashable, Sendable {
  /// Nothing.
  case none
  /// A line one device pixel thick, up to the trailing edge.
  ///
  /// It begins `leadingInset` points from the row's leading edge. Without a number it begins
  /// where the row's title does.
  case line(leadingInset: Double? = nil)
}
