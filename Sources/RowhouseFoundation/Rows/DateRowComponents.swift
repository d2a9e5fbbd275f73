// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The components of a moment that a row shows and that the user can change.
public enum DateRowComponents: Hashable, Sendable {
  /// The day. A choice keeps the time of day.
  case date
  /// The time of day. A choice keeps the day.
  case time
  /// The day and the time of day.
  case dateAndTime
}
