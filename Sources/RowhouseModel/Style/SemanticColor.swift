// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A color named by its purpose; the ``Palette`` of a theme has its values.
public enum SemanticColor: String, CaseIterable, Hashable, Sendable {
  /// The main text: titles.
  case label
  /// Text next to or below a title: subtitles, values, headers, footers.
  case secondaryLabel
  /// The placeholder of an empty field.
  case placeholder
  /// Controls and links, and images without their own color.
  case tint
  /// Text of a destructive action.
  case destructive
  /// The line between two rows.
  case separator
  /// The background of a row.
  case rowBackground
  /// The background of a row that is pressed or selected.
  case selectedRowBackground
  /// The background of the page.
  case pageBackground
  /// The sign at a row's trailing edge: chevron, checkmark.
  case accessory
  /// The colored part of a control, such as a switch that is on.
  case control
  /// The background of a badge.
  case badge
  /// A badge's text.
  case badgeLabel
}
