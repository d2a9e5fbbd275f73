// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a part is to those who cannot see it, where that is not what it shows.
public enum PartAccessibility: Hashable, Sendable {
  /// One thing, with these words for it; what is in it is not read.
  ///
  /// Not for parts with controls in them: nobody could reach those.
  case label(String)
  /// Nothing: a decoration.
  case hidden
}
