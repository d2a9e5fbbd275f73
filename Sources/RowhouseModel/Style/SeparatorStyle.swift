// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The separator between a row and the next one of its section.
public enum SeparatorStyle: Hashable, Sendable {
  /// No separator.
  case hidden
  /// A line, one device pixel thick, from `leadingInset` points or the title to the trailing edge.
  case line(leadingInset: Double? = nil)
}
