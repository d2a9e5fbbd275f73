// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What not every host can do, and what ``HostContract`` asks of those that can.
public enum HostAbility: Hashable, Sendable, CaseIterable {
  /// To offer actions of rows, and to delete and insert them: ``ActionProbe``.
  case actions
  /// To move rows: ``MovingProbe``.
  case moves
  /// To bring pages up to date: ``RefreshingProbe``.
  case refreshing
  /// To bring a row into view: ``ScrollingProbe``.
  case scrolling
}
