// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What pressing a button means.
public enum ButtonRole: Hashable, Sendable {
  /// Something ordinary.
  case normal
  /// Something that cannot be undone, or that ends what the user was doing.
  case destructive
}
