// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An ability that a host may lack, and that ``HostContract`` checks only for hosts that have it.
public enum HostAbility: Hashable, Sendable, CaseIterable {
  /// Offers the actions of rows, and deletes and inserts rows: ``ActionProbe``.
  case actions
  /// Moves rows: ``MovingProbe``.
  case moves
  /// Refreshes pages: ``RefreshingProbe``.
  case refreshing
  /// Scrolls to a row: ``ScrollingProbe``.
  case scrolling
  /// Shows buttons in the headers of sections: ``HeaderProbe``.
  case headerButtons
  /// Reports the Return key of fields, and focuses rows: ``FocusProbe``.
  case focus
  /// Focuses a row that a handler inserts after the request, before the next turn of the main loop.
  case immediateFocus
  /// Taps rows by keyboard shortcuts: ``ShortcutProbe``.
  case shortcuts
  /// Shows which rows are selected: `PageHost.selectedReferences`.
  case selection
}
