// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How a page sets its sections apart; ``grouped`` by default.
public enum PageAppearance: Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge, one after the other. A section's header stays at the top while its
  /// rows pass below it.
  case plain
  /// Rows from edge to edge, with the page showing between sections.
  case grouped
  /// As ``grouped``, each section a rounded card away from the edges.
  case insetGrouped
}
