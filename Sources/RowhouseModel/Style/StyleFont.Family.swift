// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleFont {
  /// Where a font's shapes come from.
  public enum Family: Hashable, Sendable {
    /// The platform's font for its own controls.
    case system
    /// The platform's font whose characters are all as wide.
    case monospaced
    /// A font by its family name. A host that lacks it uses ``system``.
    case named(String)
  }
}
