// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A colour named by what it is for; a theme's ``Palette`` says what it looks like.
public enum SemanticColor: String, CaseIterable, Hashable, Sendable {
  /// Text that is read first: titles.
  case label
  /// Text beside or below a title: subtitles, values, headers, footers.
  case secondaryLabel
  /// What an empty field says.
  case placeholder
  /// What can be tapped, and pictures without a colour of their own.
  case tint
  /// Text of an action that takes something away.
  case destructive
  /// The line between two rows.
  case separator
  /// Behind a row.
  case rowBackground
  /// Behind a row that is pressed or selected.
  case selectedRowBackground
  /// Behind the rows, where the page itself shows.
  case pageBackground
  /// The sign at a row's trailing edge: chevron, tick.
  case accessory
  /// A control's coloured part: a toggle that is on, a slider's filled side.
  case control
  /// Behind a badge's text.
  case badge
  /// A badge's text.
  case badgeLabel
}
