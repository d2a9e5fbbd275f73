// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The style of a table: plain, grouped, or inset grouped.
public enum PageAppearance: Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge without gaps, with section headers that stay at the top by default.
  case plain
  /// Rows from edge to edge, with the page visible between sections.
  case grouped
  /// Sections as rounded cards away from the edges, with gaps as in ``grouped``.
  case insetGrouped
}

/// The look of the bar above a page, with its title and the back button.
public enum PageBar: Hashable, Sendable, CaseIterable {
  /// In front of the page, and always visible.
  case standard
  /// A transparent bar with a white title in front of the first row.
  ///
  /// While the page scrolls, the bar changes gradually to ``standard``: from 50 to 114 points on iOS, and within the first
  /// 32 points in a browser, where the title must not stay over a bright part of the image.
  ///
  /// Use this bar for a page that begins with a dark image. Hosts that cannot fade show
  /// ``standard``.
  case fadesIn
}

/// The light or dark scheme of a page.
public enum PageColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
